import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getTrialAccount } from '../contract/auth/getTrialAccount.ts';
import type { CallValue } from '../contract/call.ts';

/** What a trial offers, whether one can begin now, and the caller's own where one runs. */
export type TrialOffer = CallValue<typeof getTrialAccount>;

export const trialAccountApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    // Of the member, though anyone may ask: the caller's own trial is in it.
    getTrialAccount: gatewayQuery(build, getTrialAccount)({ tags: ['Member'] }),
  }),
});

export const { useGetTrialAccountQuery } = trialAccountApi;
