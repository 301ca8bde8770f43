import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getAgentKpi } from '../contract/agent/getAgentKpi.ts';

/** What a downline moved in a time: in all, by day and by level. Amounts are decimal strings. */
export type AgentKpi = CallValue<typeof getAgentKpi>;

export const getAgentKpiApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** NOT_AGENT for members who are none. */
    getAgentKpi: gatewayQuery(build, getAgentKpi)({ query: (days: Required<CallQuery<typeof getAgentKpi>>) => days }),
  }),
});

export const { useGetAgentKpiQuery } = getAgentKpiApi;
