import { prefersReducedMotion } from '@livery/ui';

/** Length of the fade in milliseconds: the same for every merchant, independent of its motion tokens. */
const duration = 300;
/** Half visible after the first frames: a screen that fades in evenly from zero seems late. */
const easing = 'cubic-bezier(0, 0.7, 0.2, 1)';

/** Fades in the new screen. It can be touched immediately; with reduced motion it does not fade. */
export function fadeIn(): void {
  if (prefersReducedMotion()) return;
  // jsdom has no animations.
  document.querySelector('main')?.animate?.({ opacity: [0, 1] }, { duration, easing });
}
