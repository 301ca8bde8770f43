import { useEffect, useState } from 'react';

/** Milliseconds for which rows stand still between two steps: long enough to read one. */
export const rotationMs = 3_200;

interface Roll<Item> {
  /** What shows, one after the other; before it the row that went last, where there are more rows than show. */
  rows: readonly Item[];
  /** How many steps there were. */
  step: number;
}

/**
 * Rows that pass by one at a time and begin anew after the last. Fresh rows do not make it jump: it goes on from the one
 * that stands on top.
 */
export function useRotatingRows<Item extends { id: string }>(
  items: readonly Item[],
  { shown, isMoving }: { shown: number; isMoving: boolean },
): Roll<Item> {
  const [{ top, step }, setRoll] = useState<{ top: string | undefined; step: number }>({ top: undefined, step: 0 });
  const count = items.length;
  const canRoll = count > shown;
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === top),
  );
  const next = items[(at + 1) % Math.max(1, count)]?.id;

  useEffect(() => {
    if (!isMoving || !canRoll) return undefined;
    const timer = setTimeout(() => setRoll((roll) => ({ top: next, step: roll.step + 1 })), rotationMs);
    return () => clearTimeout(timer);
  }, [isMoving, canRoll, next, step]);

  if (!canRoll) return { rows: items, step: 0 };
  return { rows: Array.from({ length: shown + 1 }, (_, index) => items[(at + index - 1 + count) % count]!), step };
}
