import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { addBankCard } from '../contract/withdraw/addBankCard.ts';

export const addBankCardApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds a card that withdrawals can be paid to. */
    addBankCard: {
      ...gatewayMutation(build, addBankCard)({ body: (card: CallBody<typeof addBankCard>) => card }),
      // After silence too: it may be there.
      invalidatesTags: ['BankCards'],
    },
  }),
});

export const { useAddBankCardMutation } = addBankCardApi;
