import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getSecurity } from '../contract/security/getSecurity.ts';

/** The member's security settings and bindings. Number and address are masked. */
export type Security = CallValue<typeof getSecurity>;

export const getSecurityApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({ getSecurity: gatewayQuery(build, getSecurity)({ tags: ['Security'] }) }),
});

export const { useGetSecurityQuery } = getSecurityApi;
