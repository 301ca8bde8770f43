import type { BankCard } from '@livery/api/withdraw/getBankCards';
import { useEffect, useId, useRef } from 'react';

/** A card with which something was done by a button that goes with it. */
export interface ChangedCard {
  cardId: string;
  /** Where it stood in the list. */
  index: number;
  /** Made the default otherwise. */
  isRemoved: boolean;
}

/**
 * Keeps the focus in the list once the list shows what was done: on the row of a card that was made the default, and on
 * the row that takes the place of a removed one. After the last card it goes to the way to another.
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
    /** Id of the way to another card. */
    addId: `${id}add`,
    /** Id of what takes the focus in a card's row. */
    rowId: (cardId: string) => `${id}${cardId}`,
  };
}

/**
 * Whether nothing has the focus, or the screen as a whole, where a closed dialog puts it: whoever went on to something
 * else stays there.
 */
const isFocusLost = () => document.activeElement?.matches('body, main') ?? true;
