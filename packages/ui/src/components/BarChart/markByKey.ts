import type { KeyboardEvent } from 'react';

/**
 * Which bar a key moves the mark to; undefined for any other key. Left and right go the way that is seen, in either
 * direction of text, which browsers do not agree on for a control of their own.
 *
 * @param marked which bar has the mark, counted from 0
 * @param last the newest bar
 */
export function markByKey(event: KeyboardEvent<HTMLElement>, marked: number, last: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const right = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const moved: Record<string, number> = {
    ArrowRight: marked + right,
    ArrowLeft: marked - right,
    ArrowUp: marked + 1,
    ArrowDown: marked - 1,
    Home: 0,
    End: last,
  };
  const next = moved[event.key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), last);
}
