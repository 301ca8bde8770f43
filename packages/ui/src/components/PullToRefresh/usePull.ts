import { type RefObject, useEffect, useEffectEvent } from 'react';
import styles from './PullToRefresh.module.css';

/**
 * Pixels by which the content must move down for a refresh. The finger must move about 150 pixels, because the content
 * moves more slowly.
 */
export const refreshPixels = 64;
/** Maximum pixels by which the content can be pulled. */
const most = 128;

/**
 * Pixels by which the content moves if the finger has moved by `distance`. At first, this is six tenths of the
 * distance. Then the share decreases.
 */
const resisted = (distance: number) => most * (1 - Math.exp((-0.6 * distance) / most));

interface Pull {
  ref: RefObject<HTMLElement | null>;
  /** Whether the whole page can be pulled, not only the content of the element. */
  isPage: boolean;
  isOff: boolean;
  onPull: (pixels: number) => void;
  onRelease: (pixels: number) => void;
}

/**
 * Detects a finger that pulls the page down from its top. It uses touch events, because they continue while the browser
 * scrolls. The listeners are passive, so they never delay scrolling. `overscroll-behavior` prevents the browser's own
 * refresh gesture.
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
      // A sheet or a dialog can be inside the element of the screen. Ignore touches in it.
      const isOver = target instanceof Element && element.contains(target.closest('dialog'));
      startY = touches.length === 1 && window.scrollY <= 0 && !isOver ? touches[0]?.clientY : undefined;
      distance = 0;
    };
    const move = ({ touches }: TouchEvent) => {
      if (startY === undefined) return;
      // The page has scrolled. So this touch is scrolling until the finger is lifted.
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
