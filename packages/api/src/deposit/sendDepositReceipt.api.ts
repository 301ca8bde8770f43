import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { sendDepositReceipt } from '../contract/deposit/sendDepositReceipt.ts';

export const sendDepositReceiptApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a picture of a transfer's receipt. A later one replaces the one before. */
    sendDepositReceipt: {
      ...gatewayMutation(
        build,
        sendDepositReceipt,
      )({ body: (receipt: CallBody<typeof sendDepositReceipt>) => receipt }),
      // The list of deposits says that it is there; after a refusal, that the deposit was decided.
      invalidatesTags: ['Wallet'],
    },
  }),
});

export const { useSendDepositReceiptMutation } = sendDepositReceiptApi;
