import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { FeedbackCategory } from '../contract/feedback/feedbackLimits.ts';
import { sendFeedback } from '../contract/feedback/sendFeedback.ts';

export interface NewFeedback {
  category: FeedbackCategory;
  text: string;
  /** PNG or JPEG, at most three, at most 5 MB each. */
  files: readonly File[];
}

/** Milliseconds. The timeout is long, because an upload of three pictures of 5 MB is slow on a slow network. */
const timeoutMs = 180_000;

export const sendFeedbackApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sends feedback. The call has no idempotency key, so a second call sends the feedback again. FILE_REFUSED lists
     * the refused files by index in `files`.
     */
    sendFeedback: {
      ...gatewayMutation(
        build,
        sendFeedback,
      )({ timeoutMs, body: ({ files, ...words }: NewFeedback) => ({ ...words, files: [...files] }) }),
      // Invalidate even if the reply is lost, because the feedback may have arrived.
      invalidatesTags: ['Feedback'],
    },
  }),
});

export const { useSendFeedbackMutation } = sendFeedbackApi;
