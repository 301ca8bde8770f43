import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { sendFeedback } from '../contract/feedback/sendFeedback.ts';
import type { Feedback } from './getFeedback.api.ts';

export interface NewFeedback {
  category: Feedback['category'];
  text: string;
  /** PNG or JPEG, three at most, 5 MB each at most. */
  files: readonly File[];
}

/** Milliseconds: three pictures of 5 MB take long on a slow network. */
const timeoutMs = 180_000;

export const sendFeedbackApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sends feedback once; a second call sends it a second time. FILE_REFUSED names each refused file by its index in
     * `files`.
     */
    sendFeedback: {
      ...gatewayMutation(
        build,
        sendFeedback,
      )({ timeoutMs, body: ({ files, ...words }: NewFeedback) => ({ ...words, files: [...files] }) }),
      // After silence too: it may have arrived.
      invalidatesTags: ['Feedback'],
    },
  }),
});

export const { useSendFeedbackMutation } = sendFeedbackApi;
