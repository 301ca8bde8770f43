import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getSecurityQuestions } from '../contract/security/getSecurityQuestions.ts';

/** The available questions, and those that the member has answered. */
export type SecurityQuestions = CallValue<typeof getSecurityQuestions>;

export const getSecurityQuestionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({ getSecurityQuestions: gatewayQuery(build, getSecurityQuestions)({ tags: ['Security'] }) }),
});

export const { useGetSecurityQuestionsQuery } = getSecurityQuestionsApi;
