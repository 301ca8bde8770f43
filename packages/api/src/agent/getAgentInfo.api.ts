import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getAgentInfo } from '../contract/agent/getAgentInfo.ts';

/** An agent's position in the tree, the size of each level below it, and the amounts of each member. */
export type AgentInfo = CallValue<typeof getAgentInfo>;

export const getAgentInfoApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with NOT_AGENT for a member who is not an agent. */
    getAgentInfo: gatewayQuery(build, getAgentInfo)({}),
  }),
});

export const { useGetAgentInfoQuery } = getAgentInfoApi;
