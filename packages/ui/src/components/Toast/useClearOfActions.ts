import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between a toast and the button that it must not cover. */
const gap = 8;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Whether the distance between two boxes on the screen is smaller than the gap. */
const isTooNear = (one: Box, other: Box) =>
  one.top < other.bottom + gap && other.top < one.bottom + gap && one.left < other.right && other.left < one.right;

/**
 * Pixels by which a box at the lower end of the screen must move up, so that it covers none of the other boxes. It
 * moves above one box after the other, at most to the upper end of the screen.
 */
export function liftOver(box: Box, others: readonly Box[]): number {
  const most = Math.max(0, box.top - gap);
  let lift = 0;
  for (;;) {
    const lifted = { ...box, top: box.top - lift, bottom: box.bottom - lift };
    const covered = others.filter((other) => isTooNear(lifted, other));
    if (covered.length === 0 || lift === most) return lift;
    lift = Math.min(most, Math.max(...covered.map(({ top }) => box.bottom - top + gap)));
  }
}

/** The current boxes of the page's primary actions on the screen. */
const primaryActions = () =>
  [...document.querySelectorAll('[data-primary]')]
    .map((action) => action.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

/**
 * Moves an element above the primary actions of the page, for example a toast. The distance is in `--lift`. It measures
 * again if the page changes, if it scrolls, or if the player leaves it while the element is shown.
 *
 * @param turn changes with the content of the element; undefined while it is empty
 */
export function useClearOfActions(ref: RefObject<HTMLElement | null>, turn: number | undefined): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || turn === undefined) return undefined;
    let lift = 0;
    let frame = 0;
    const place = () => {
      frame = 0;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      lift = liftOver({ top: top + lift, bottom: bottom + lift, left, right }, primaryActions());
      element.style.setProperty('--lift', `${Math.round(lift)}px`);
      lift = Math.round(lift);
    };
    const placeSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(place);
    };
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    const events = ['scroll', 'resize', 'transitionend', 'animationend'] as const;
    for (const event of events) window.addEventListener(event, placeSoon, { capture: true, passive: true });
    window.visualViewport?.addEventListener('resize', placeSoon);
    element.style.setProperty('--lift', '0px');
    placeSoon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const event of events) window.removeEventListener(event, placeSoon, { capture: true });
      window.visualViewport?.removeEventListener('resize', placeSoon);
    };
  }, [ref, turn]);
}
