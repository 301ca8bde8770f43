import { useEffect, useState } from 'react';

/** Milliseconds between two steps. The time is long enough to read a row. */
export const rotationMs = 3_200;

interface Roll<Item> {
  /**
   * The visible rows in order. If there are more rows than are visible, the row that has just scrolled out comes before
   * them.
   */
  rows: readonly Item[];
  /** The number of steps so far. */
  step: number;
}

/**
 * Returns rows that scroll one at a time, in a loop. New items do not make the list jump, because it continues from the
 * row at the top.
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
