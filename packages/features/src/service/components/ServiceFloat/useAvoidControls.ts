import { isDialogOpen } from '@livery/foundation/navigation';
import { type RefObject, useEffect } from 'react';

/** Milliseconds without a scroll event after which scrolling is treated as finished. */
const restMs = 160;
/** Pixels by which the floating button may move up, in the order in which they are tried. */
const lifts = [0, 24, 48, 72, 96, 120] as const;
/** Height in pixels. A control up to this height would be hard to press below the floating button. */
const small = 72;
/** Pixels at the top of the screen that are reserved for the app bar. */
const barPx = 72;

/** The distance from the end of the page, in pixels, that is treated as the end. */
const endPx = 24;

/**
 * Moves the floating button away from small controls. While the page scrolls, it sets `data-moving` on the container of
 * the button. When scrolling has ended, it sets `--lift` in pixels: the smallest value with which the button covers no
 * small buttons and links. At the end of the page it sets `data-aside`, because there the player cannot scroll covered
 * content into view.
 *
 * It measures again when the page grows or shrinks. Only the content of the container moves. While a dialog is open,
 * elements below it cannot be found, so it measures after the dialog has closed.
 *
 * @param putAt the position that the player chose. A change causes a new measurement
 */
export function useAvoidControls(ref: RefObject<HTMLElement | null>, putAt: string): void {
  useEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const rest = () => {
      delete place.dataset['moving'];
      if (isDialogOpen()) {
        timer = setTimeout(rest, restMs);
        return;
      }
      place.toggleAttribute('data-aside', isAtEnd());
      const { left, top, height } = place.getBoundingClientRect();
      const half = height / 2;
      const lift =
        lifts.find(
          (pixels) => top - pixels > barPx && isFree(place, { x: left + half, y: top + half - pixels, half }),
        ) ?? 0;
      place.style.setProperty('--lift', `${lift}px`);
    };
    let timer = setTimeout(rest, restMs);
    const restLater = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    const move = () => {
      place.dataset['moving'] = '';
      restLater();
    };
    // If the page grows or shrinks below the viewport, the end of the page moves without a scroll event.
    const growth = new ResizeObserver(restLater);
    growth.observe(document.body);
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('resize', move);
    return () => {
      clearTimeout(timer);
      growth.disconnect();
      window.removeEventListener('scroll', move);
      window.removeEventListener('resize', move);
    };
  }, [ref, putAt]);
}

/**
 * Whether a scrollable page is scrolled to its end. On phones whose address bar hides during scrolling, the window is
 * higher than `clientHeight` of the root element.
 */
function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const height = Math.max(clientHeight, window.innerHeight);
  return window.scrollY > endPx && window.scrollY + height >= scrollHeight - endPx;
}

/** Whether no small control is below a square around this point. */
function isFree(place: HTMLElement, { x, y, half }: { x: number; y: number; half: number }): boolean {
  const steps = [-half, 0, half];
  return steps.every((across) =>
    steps.every((down) => {
      const below = document.elementsFromPoint(x + across, y + down).filter((element) => !place.contains(element));
      const control = below[0]?.closest('button, a, input');
      return !control || control.getBoundingClientRect().height > small;
    }),
  );
}
