import type { KeyboardEvent } from 'react';

/**
 * The index of the bar that a key marks; undefined for any other key. Left and right move in the visible direction, for
 * both text directions. Browsers differ on this for their own controls.
 *
 * @param marked index of the marked bar, from 0
 * @param last index of the newest bar
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
