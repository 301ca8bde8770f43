import { isDialogOpen } from '@livery/foundation/navigation';
import { type RefObject, useEffect } from 'react';

/** Milliseconds without a scroll after which the page rests. */
const restMs = 160;
/** Pixels that what floats may move up, in the order in which they are tried. */
const lifts = [0, 24, 48, 72, 96, 120] as const;
/** Pixels: what is pressed and is no higher than this would be hard to press below what floats. */
const small = 72;

/**
 * Marks the place of what floats with `data-moving` while the page scrolls. When the page rests it gets a `--lift` in
 * pixels, the smallest that leaves small buttons and links below free. What is in it moves, the place itself does not. While
 * a dialog is open nothing below can be found: it is looked for once the dialog is closed.
 */
export function useAvoidControls(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const rest = () => {
      delete place.dataset['moving'];
      if (isDialogOpen()) {
        timer = setTimeout(rest, restMs);
        return;
      }
      const { left, top, height } = place.getBoundingClientRect();
      const half = height / 2;
      const lift = lifts.find((pixels) => isFree(place, { x: left + half, y: top + half - pixels, half })) ?? 0;
      place.style.setProperty('--lift', `${lift}px`);
    };
    let timer = setTimeout(rest, restMs);
    const move = () => {
      place.dataset['moving'] = '';
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('resize', move);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', move);
      window.removeEventListener('resize', move);
    };
  }, [ref]);
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
