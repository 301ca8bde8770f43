import { type RefObject, useEffect, useEffectEvent } from 'react';
import styles from './PullToRefresh.module.css';

/** Pixels that the content has to come down by, to refresh; a finger goes some 150 for it. */
export const enough = 64;
/** Pixels that the content can't be pulled beyond. */
const most = 128;

/** How far the content comes with a finger that has gone so far, in pixels: six tenths at first, less and less beyond. */
const resisted = (distance: number) => most * (1 - Math.exp((-0.6 * distance) / most));

interface Pull {
  ref: RefObject<HTMLElement | null>;
  /** The whole page can be pulled, not only what is in the element. */
  isPage: boolean;
  isOff: boolean;
  onPull: (pixels: number) => void;
  onRelease: (pixels: number) => void;
}

/**
 * Listens for a finger that pulls the page down from its top. By touch events, which go on while the browser scrolls, and
 * passively: nothing is prevented, so scrolling is never held up. `overscroll-behavior` keeps the browser's own pull away.
 */
export function usePull({ ref, isPage, isOff, onPull, onRelease }: Pull) {
  const pulled = useEffectEvent(onPull);
  const released = useEffectEvent(onRelease);

  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add(styles.root!);
    return () => classList.remove(styles.root!);
  }, []);

  useEffect(() => {
    const element = isPage ? document.body : ref.current;
    if (!element || isOff) return;
    let startY: number | undefined;
    let distance = 0;
    const start = ({ touches, target }: TouchEvent) => {
      // A sheet or a dialog of the screen lies within it, too, and goes its own way.
      const isOver = target instanceof Element && element.contains(target.closest('dialog'));
      startY = touches.length === 1 && window.scrollY <= 0 && !isOver ? touches[0]?.clientY : undefined;
      distance = 0;
    };
    const move = ({ touches }: TouchEvent) => {
      if (startY === undefined) return;
      // The page itself went: that was scrolling, and stays scrolling until the finger leaves.
      if (window.scrollY > 0 || touches.length > 1) return end();
      distance = Math.max(0, (touches[0]?.clientY ?? startY) - startY);
      pulled(resisted(distance));
    };
    const end = () => {
      if (startY === undefined) return;
      startY = undefined;
      released(resisted(distance));
    };
    const cancel = () => {
      distance = 0;
      end();
    };
    const options = { passive: true };
    element.addEventListener('touchstart', start, options);
    element.addEventListener('touchmove', move, options);
    element.addEventListener('touchend', end, options);
    element.addEventListener('touchcancel', cancel, options);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', cancel);
    };
  }, [ref, isPage, isOff]);
}
