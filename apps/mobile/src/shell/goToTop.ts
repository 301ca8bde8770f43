import { loadCode } from '@livery/foundation/code';

/** Scrolls the page softly to its top. Its code loads only then. */
export const goToTop = (): Promise<unknown> =>
  loadCode(() => import('@livery/ui/scroll'), 'scrollToTop').then(
    (scroll) => scroll(),
    () => window.scrollTo(0, 0),
  );
