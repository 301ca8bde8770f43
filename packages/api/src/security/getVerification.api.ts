import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getVerification } from '../contract/security/getVerification.ts';

/** The purposes for which this merchant requires codes, their channels, and the length and validity of a code. */
export type Verification = CallValue<typeof getVerification>;

export const getVerificationApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({ getVerification: gatewayQuery(build, getVerification)() }),
});

export const { useGetVerificationQuery } = getVerificationApi;
