import type { KeyboardEvent } from 'react';

/**
 * Moves the focus with the arrow keys, Home and End from the control with the listener to other controls inside
 * `group`, a selector. Left and right follow the direction of the text. Returns the control that got the focus, if
 * there is one.
 *
 * @param columns number of controls in a row. Up and down move by rows, and stop at the first and the last row.
 * Default: one line, in which up and down also move by one control, and wrap from its end to its start
 */
export function stepFocus(event: KeyboardEvent<HTMLElement>, group: string, columns?: number): HTMLElement | undefined {
  const stops = [
    ...(event.currentTarget.closest(group)?.querySelectorAll<HTMLElement>(event.currentTarget.tagName) ?? []),
  ];
  const at = stops.indexOf(event.currentTarget);
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Record<string, number> = {
    ArrowDown: columns ?? 1,
    ArrowUp: -(columns ?? 1),
    ArrowRight: isMirrored ? -1 : 1,
    ArrowLeft: isMirrored ? 1 : -1,
    Home: -at,
    End: stops.length - 1 - at,
  };
  const step = steps[event.key];
  if (step === undefined || at < 0 || stops.length === 0) return undefined;
  event.preventDefault();
  const isRowStep = columns !== undefined && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
  const next = stops[isRowStep ? at + step : (at + step + stops.length) % stops.length];
  next?.focus();
  return next;
}
