import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getBankCards } from '../contract/withdraw/getBankCards.ts';

/** A member's masked cards, the maximum number of cards, and the banks for cards. */
export type BankCards = CallValue<typeof getBankCards>;
export type BankCard = BankCards['cards'][number];
/** A bank, with the format of its card numbers. */
export type Bank = BankCards['banks'][number];

export const getBankCardsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({ getBankCards: gatewayQuery(build, getBankCards)({ tags: ['BankCards'] }) }),
});

export const { useGetBankCardsQuery } = getBankCardsApi;
