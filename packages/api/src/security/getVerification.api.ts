import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getVerification } from '../contract/security/getVerification.ts';

/** What this merchant asks codes for, by which channels, and how long a code is and takes. */
export type Verification = CallValue<typeof getVerification>;

export const getVerificationApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({ getVerification: gatewayQuery(build, getVerification)() }),
});

export const { useGetVerificationQuery } = getVerificationApi;
