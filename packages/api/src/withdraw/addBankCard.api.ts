import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { addBankCard } from '../contract/withdraw/addBankCard.ts';

export const addBankCardApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds a bank card for withdrawals. */
    addBankCard: {
      ...gatewayMutation(build, addBankCard)({ body: (card: CallBody<typeof addBankCard>) => card }),
      // Invalidate even if the reply is lost: the card may have been added.
      invalidatesTags: ['BankCards'],
    },
  }),
});

export const { useAddBankCardMutation } = addBankCardApi;
