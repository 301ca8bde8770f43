import { isDialogOpen } from '@livery/foundation/navigation';
import { type RefObject, useEffect } from 'react';

/** Milliseconds without a scroll after which the page rests. */
const restMs = 160;
/** Pixels that what floats may move up, in the order in which they are tried. */
const lifts = [0, 24, 48, 72, 96, 120] as const;
/** Pixels: what is pressed and is no higher than this would be hard to press below what floats. */
const small = 72;
/** Pixels at the top of the screen that are left to the bar. */
const barPx = 72;

/** Pixels from the page's end that count as there. */
const endPx = 24;

/**
 * Marks the place of what floats with `data-moving` while the page scrolls. When the page rests it gets a `--lift` in
 * pixels, the smallest that leaves small buttons and links below free, and `data-aside` where the page has ended: nothing
 * that it covers there could be scrolled out from below it. A page that grows or shrinks is looked at anew. What is in it
 * moves, the place itself does not. While a dialog is open nothing below can be found: it is looked for once the dialog is
 * closed.
 *
 * @param putAt Where a person put it: elsewhere it is looked anew.
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
    // A page that grows or shrinks below what is seen moves its end without a scroll.
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
 * Whether a page that scrolls has been scrolled to its end. On phones whose address bar goes away on the way down the window is
 * higher than the root element says.
 */
function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const height = Math.max(clientHeight, window.innerHeight);
  return window.scrollY > endPx && window.scrollY + height >= scrollHeight - endPx;
}

/** Whether nothing small that can be pressed lies below a square around this point. */
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
