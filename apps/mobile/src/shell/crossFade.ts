import { prefersReducedMotion } from '@livery/ui';
import { flushSync } from 'react-dom';

/** Length of the fade in milliseconds; ScreenFrame.module.css has the same. */
const duration = 300;

/**
 * Cross-fades from one screen to the next. The next screen can be touched at once: a picture of the last one fades out over
 * it. Without view transitions the next screen fades in; under reduced motion nothing fades.
 *
 * @param show replaces the last screen by the next one
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
  // It rejects where another fade follows at once or the page is hidden: no failure.
  ready.catch(() => undefined);
}
