import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getClientInfo } from '../contract/site/getClientInfo.ts';
import { getSystemStatus } from '../contract/site/getSystemStatus.ts';
import { getTemplate } from '../contract/site/getTemplate.ts';
import { toSystemStatus, toTemplates } from './site.transform.ts';
export type { SystemStatus } from './site.transform.ts';

export const siteApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The cached reply of the last visit is shown immediately; the new reply replaces it. */
    getSystemStatus: gatewayQuery(build, getSystemStatus)({ transform: toSystemStatus }),
    /** The versions of the merchant's screens. */
    getTemplate: gatewayQuery(build, getTemplate)({ transform: toTemplates }),
    /** The caller's address and region as the gateway detects them. Works in blocked regions too. */
    getClientInfo: gatewayQuery(build, getClientInfo)(),
  }),
});

export const { useGetClientInfoQuery, useGetSystemStatusQuery, useGetTemplateQuery } = siteApi;
