import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getAgentInfo } from '../contract/agent/getAgentInfo.ts';

/** An agent's place in the tree, the size of each level below, and what each is worth. */
export type AgentInfo = CallValue<typeof getAgentInfo>;

export const getAgentInfoApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** NOT_AGENT for every other member. */
    getAgentInfo: gatewayQuery(build, getAgentInfo)({}),
  }),
});

export const { useGetAgentInfoQuery } = getAgentInfoApi;
