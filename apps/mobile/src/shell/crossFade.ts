import { prefersReducedMotion } from '@livery/ui';
import { flushSync } from 'react-dom';

/** Milliseconds for which one screen fades into the next; the style sheet of the frame says the same. */
const duration = 300;

/**
 * Puts the next screen in place of the last by `show`, and lets one fade into the other. The next screen can be touched at
 * once: a picture of the last one fades away over it. Where the browser can't show two screens at a time, the next one fades in.
 */
export function crossFade(show: () => void): void {
  if (prefersReducedMotion()) return show();
  const page: Partial<Pick<Document, 'startViewTransition'>> = document;
  if (page.startViewTransition === undefined) {
    show();
    document.getElementById('root')?.animate?.({ opacity: [0, 1] }, { duration });
    return undefined;
  }
  const { style } = document.documentElement;
  style.viewTransitionName = 'root';
  const { ready } = page.startViewTransition(() => {
    // Only the last screen becomes a picture: whatever is in one can't be touched.
    style.viewTransitionName = 'none';
    flushSync(show);
  });
  // A fade that the next one cuts short, or that nobody sees, is no fault.
  ready.catch(() => undefined);
}
