import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getClientInfo } from '../contract/site/getClientInfo.ts';
import { getSystemStatus } from '../contract/site/getSystemStatus.ts';
import { getTemplate } from '../contract/site/getTemplate.ts';
import { toSystemStatus, toTemplates } from './site.transform.ts';
export type { SystemStatus } from './site.transform.ts';

export const siteApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reply cached at the last visit applies at once; the new one replaces it. */
    getSystemStatus: gatewayQuery(build, getSystemStatus)({ transform: toSystemStatus }),
    /** Which versions of its screens the merchant shows. */
    getTemplate: gatewayQuery(build, getTemplate)({ transform: toTemplates }),
    /** Where the gateway sees the caller. Answered to regions that are not served, too. */
    getClientInfo: gatewayQuery(build, getClientInfo)(),
  }),
});

export const { useGetClientInfoQuery, useGetSystemStatusQuery, useGetTemplateQuery } = siteApi;
