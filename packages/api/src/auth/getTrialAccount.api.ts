import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getTrialAccount } from '../contract/auth/getTrialAccount.ts';
import type { CallValue } from '../contract/call.ts';

/** The terms of a trial, whether it can start now, and the caller's own running trial. */
export type TrialOffer = CallValue<typeof getTrialAccount>;

export const trialAccountApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    // Has the tag of the member although guests may call it, because the reply contains the caller's own trial.
    getTrialAccount: gatewayQuery(build, getTrialAccount)({ tags: ['Member'] }),
  }),
});

export const { useGetTrialAccountQuery } = trialAccountApi;
