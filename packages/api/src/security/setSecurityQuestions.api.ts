import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { setSecurityQuestions } from '../contract/security/setSecurityQuestions.ts';

export const setSecurityQuestionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Replaces the answers to the three questions. */
    setSecurityQuestions: {
      ...gatewayMutation(
        build,
        setSecurityQuestions,
      )({ body: (given: CallBody<typeof setSecurityQuestions>) => given }),
      // Invalidate even if the reply is lost: the answers may be set.
      invalidatesTags: ['Security'],
    },
  }),
});

export const { useSetSecurityQuestionsMutation } = setSecurityQuestionsApi;
