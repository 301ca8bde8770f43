import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallQuery } from '../contract/call.ts';
import { removeBankCard } from '../contract/withdraw/removeBankCard.ts';

export const removeBankCardApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Removes a card. A repeated call changes nothing. */
    removeBankCard: {
      ...gatewayMutation(build, removeBankCard)({ query: (card: CallQuery<typeof removeBankCard>) => card }),
      invalidatesTags: ['BankCards'],
    },
  }),
});

export const { useRemoveBankCardMutation } = removeBankCardApi;
