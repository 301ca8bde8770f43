import { loadCode } from '@livery/foundation/code';

/** Scrolls the page smoothly to its top. The code for it loads on first use. */
export const goToTop = (): Promise<unknown> =>
  loadCode(() => import('@livery/ui/scroll'), 'scrollToTop').then(
    (scroll) => scroll(),
    () => window.scrollTo(0, 0),
  );
