import type { BankCard } from '@livery/api/withdraw/getBankCards';

/** The card that is paid to: the one that was chosen, if it is still there, the default until then, or the only one. */
export const chosenCard = (cards: readonly BankCard[], cardId: string): BankCard | undefined =>
  cards.length === 1 ? cards[0] : cards.find((card) => (cardId === '' ? card.isDefault : card.cardId === cardId));
