import type { KeyboardEvent } from 'react';

/**
 * Arrow keys, Home and End move the focus from the listening control to the other controls inside `group`, a selector.
 * Left and right follow the text's direction. Returns the control that got the focus, if there is one.
 *
 * @param columns number of controls in a row: up and down move by rows, and stop at the first and the last. Default:
 * one line, in which up and down also move, and wrap from its end to its start.
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
