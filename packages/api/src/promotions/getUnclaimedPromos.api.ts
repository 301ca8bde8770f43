import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getUnclaimedPromos } from '../contract/promotions/getUnclaimedPromos.ts';

export const promotionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many promotions wait to be claimed. Members only: a trial has none to ask for. */
    getUnclaimedPromos: gatewayQuery(build, getUnclaimedPromos)({ transform: ({ count }) => ({ count }) }),
  }),
});

export const { useGetUnclaimedPromosQuery } = promotionsApi;
