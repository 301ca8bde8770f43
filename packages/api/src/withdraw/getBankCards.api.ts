import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { CallValue } from '../contract/call.ts';
import { getBankCards } from '../contract/withdraw/getBankCards.ts';

/** A member's cards, masked, how many they may have, and the banks that cards can be of. */
export type BankCards = CallValue<typeof getBankCards>;
export type BankCard = BankCards['cards'][number];
/** A bank, with what its numbers look like. */
export type Bank = BankCards['banks'][number];

export const getBankCardsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({ getBankCards: gatewayQuery(build, getBankCards)({ tags: ['BankCards'] }) }),
});

export const { useGetBankCardsQuery } = getBankCardsApi;
