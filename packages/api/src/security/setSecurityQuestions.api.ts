import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { setSecurityQuestions } from '../contract/security/setSecurityQuestions.ts';

export const setSecurityQuestionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sets the answers to three questions, in place of those before. */
    setSecurityQuestions: {
      ...gatewayMutation(
        build,
        setSecurityQuestions,
      )({ body: (given: CallBody<typeof setSecurityQuestions>) => given }),
      // After silence too: they may be set.
      invalidatesTags: ['Security'],
    },
  }),
});

export const { useSetSecurityQuestionsMutation } = setSecurityQuestionsApi;
