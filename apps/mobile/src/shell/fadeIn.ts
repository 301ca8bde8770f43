import { prefersReducedMotion } from '@livery/ui';

/** Length of the fade in milliseconds: the same for every merchant, whatever the pace of its own motion. */
const duration = 300;
/** Half there with the first frames: a screen that begins at nothing and comes evenly seems to come late. */
const easing = 'cubic-bezier(0, 0.7, 0.2, 1)';

/** Fades the screen in that has just come. It can be touched at once; under reduced motion nothing fades. */
export function fadeIn(): void {
  if (prefersReducedMotion()) return;
  // A test without a browser has no animations.
  document.querySelector('main')?.animate?.({ opacity: [0, 1] }, { duration, easing });
}
