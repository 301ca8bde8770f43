import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallBody } from '../contract/call.ts';
import { setDefaultBankCard } from '../contract/withdraw/setDefaultBankCard.ts';

export const setDefaultBankCardApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a card the one that withdrawals offer first. Again it changes nothing. */
    setDefaultBankCard: {
      ...gatewayMutation(build, setDefaultBankCard)({ body: (card: CallBody<typeof setDefaultBankCard>) => card }),
      // After a refusal too: the card is gone.
      invalidatesTags: ['BankCards'],
    },
  }),
});

export const { useSetDefaultBankCardMutation } = setDefaultBankCardApi;
