import type { BankCard } from '@livery/api/withdraw/getBankCards';

/**
 * Returns the selected card: the chosen card if it still exists, the default card if none was chosen, or the only card.
 */
export const chosenCard = (cards: readonly BankCard[], cardId: string): BankCard | undefined =>
  cards.length === 1 ? cards[0] : cards.find((card) => (cardId === '' ? card.isDefault : card.cardId === cardId));
