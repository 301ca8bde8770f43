import type { BankCard } from '@livery/api/withdraw/getBankCards';
import { useEffect, useId, useRef } from 'react';

/** A card that was changed by a button that then disappears. */
export interface ChangedCard {
  cardId: string;
  /** Index of the card in the list before the change. */
  index: number;
  /** Whether the card was removed. Otherwise it was made the default. */
  isRemoved: boolean;
}

/**
 * Keeps the focus in the list after the list has changed. It is in the row of the new default card, or in the row that
 * replaces a removed card. After the last card is removed, it moves to the link to add a card.
 */
export function useRowFocus(cards: readonly BankCard[], changed: ChangedCard | undefined) {
  const id = useId();
  const handled = useRef<ChangedCard>(undefined);
  useEffect(() => {
    if (changed === undefined || handled.current === changed) return;
    const card = cards.find(({ cardId }) => cardId === changed.cardId);
    if (changed.isRemoved ? card !== undefined : card?.isDefault !== true) return;
    handled.current = changed;
    if (!isFocusLost()) return;
    const next = card ?? cards[Math.min(changed.index, cards.length - 1)];
    document.getElementById(next ? `${id}${next.cardId}` : `${id}add`)?.focus();
  }, [cards, changed, id]);

  return {
    /** Id of the link to add a card. */
    addId: `${id}add`,
    /** Id of the element in a card's row that gets the focus. */
    rowId: (cardId: string) => `${id}${cardId}`,
  };
}

/**
 * Whether no element has the focus, or only `main`, which gets it when a dialog closes. If the player has focused
 * another element, that element keeps the focus.
 */
const isFocusLost = () => document.activeElement?.matches('body, main') ?? true;
