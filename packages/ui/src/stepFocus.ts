import type { KeyboardEvent } from 'react';

/**
 * Arrow keys, Home and End move the focus from the control that listens to its like inside `group`, a selector.
 * Left and right follow the text's direction. Returns the control that got the focus, if any.
 */
export function stepFocus(event: KeyboardEvent<HTMLElement>, group: string): HTMLElement | undefined {
  const stops = [
    ...(event.currentTarget.closest(group)?.querySelectorAll<HTMLElement>(event.currentTarget.tagName) ?? []),
  ];
  const at = stops.indexOf(event.currentTarget);
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    ArrowRight: isMirrored ? -1 : 1,
    ArrowLeft: isMirrored ? 1 : -1,
    Home: -at,
    End: stops.length - 1 - at,
  };
  const step = steps[event.key];
  if (step === undefined || at < 0 || stops.length === 0) return undefined;
  event.preventDefault();
  const next = stops[(at + step + stops.length) % stops.length];
  next?.focus();
  return next;
}
