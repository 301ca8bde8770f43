import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { setDefaultBankCard } from '../contract/withdraw/setDefaultBankCard.ts';

export const setDefaultBankCardApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a card the default for withdrawals. A repeated call changes nothing. */
    setDefaultBankCard: {
      ...gatewayMutation(build, setDefaultBankCard)({ body: (card: CallBody<typeof setDefaultBankCard>) => card }),
      // Invalidate even after a refusal, because a refusal means that the card was removed.
      invalidatesTags: ['BankCards'],
    },
  }),
});

export const { useSetDefaultBankCardMutation } = setDefaultBankCardApi;
