import { prefersReducedMotion } from '@livery/ui';

/**
 * Length of the fade in milliseconds. It is the same for every merchant, independent of the merchant's motion tokens.
 */
const duration = 300;
/** The screen is half visible after the first frames, because a screen that fades in evenly from zero seems late. */
const easing = 'cubic-bezier(0, 0.7, 0.2, 1)';

/** Fades in the new screen. The player can touch it immediately. With reduced motion it does not fade. */
export function fadeIn(): void {
  if (prefersReducedMotion()) return;
  // jsdom has no animations.
  document.querySelector('main')?.animate?.({ opacity: [0, 1] }, { duration, easing });
}
