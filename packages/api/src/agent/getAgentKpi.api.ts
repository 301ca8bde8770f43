import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery, CallValue } from '../contract/call.ts';
import { getAgentKpi } from '../contract/agent/getAgentKpi.ts';

/** The amounts of a downline in a period: in total, by day and by level. Amounts are decimal strings. */
export type AgentKpi = CallValue<typeof getAgentKpi>;

export const getAgentKpiApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with NOT_AGENT for a member who is not an agent. */
    getAgentKpi: gatewayQuery(build, getAgentKpi)({ query: (days: Required<CallQuery<typeof getAgentKpi>>) => days }),
  }),
});

export const { useGetAgentKpiQuery } = getAgentKpiApi;
