import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getCashback } from '../contract/promotions/getCashback.ts';

/** The claimable cashback, by day and kind of game, and the last claims. Every amount is a decimal string. */
export type Cashback = CallValue<typeof getCashback>;

export const getCashbackApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Available only to members, and only if the switch MANPLAYREB3 is on. */
    getCashback: gatewayQuery(build, getCashback)({ tags: ['Cashback'] }),
  }),
});

export const { useGetCashbackQuery } = getCashbackApi;
