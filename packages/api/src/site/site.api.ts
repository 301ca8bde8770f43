import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getSystemStatus } from '../contract/site.ts';
import { toSystemStatus } from './site.transform.ts';

export const siteApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the last visit was told applies at once; the fresh word replaces it. */
    getSystemStatus: gatewayQuery(build, getSystemStatus)({ transform: toSystemStatus }),
  }),
});

export const { useGetSystemStatusQuery } = siteApi;
