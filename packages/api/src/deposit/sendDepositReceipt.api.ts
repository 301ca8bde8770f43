import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { sendDepositReceipt } from '../contract/deposit/sendDepositReceipt.ts';

export const sendDepositReceiptApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a picture of a transfer's receipt. A later picture replaces it. */
    sendDepositReceipt: {
      ...gatewayMutation(
        build,
        sendDepositReceipt,
      )({ body: (receipt: CallBody<typeof sendDepositReceipt>) => receipt }),
      // After a success, the list contains the receipt. After a refusal, it contains the decided deposit.
      invalidatesTags: ['Wallet'],
    },
  }),
});

export const { useSendDepositReceiptMutation } = sendDepositReceiptApi;
