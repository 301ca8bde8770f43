import { vibrate } from './vibrate.ts';

/** Milliseconds. Long enough to feel, and too short to disturb. */
const duration = 10;

/**
 * Lets the phone vibrate shortly when a toggle button of a page is pressed, for example a heart or a number of a
 * lottery.
 *
 * @returns a function that stops this
 */
export function watchToggles(page: Document): () => void {
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button[aria-pressed]')) vibrate(duration);
  };
  page.addEventListener('click', handleClick);
  return () => page.removeEventListener('click', handleClick);
}
