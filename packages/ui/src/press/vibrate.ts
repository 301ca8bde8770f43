import { prefersReducedMotion } from '../prefersReducedMotion.ts';

/**
 * Lets the phone vibrate, if it can and the player does not prefer reduced motion.
 *
 * @param pattern milliseconds: a duration, or durations and pauses in turn
 */
export function vibrate(pattern: number | number[]): void {
  // Safari and Firefox do not have it.
  if ('vibrate' in navigator && !prefersReducedMotion()) navigator.vibrate(pattern);
}
