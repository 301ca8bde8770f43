import { type RefObject, useEffect } from 'react';

/**
 * Sets `--keyboard` on an element. This is the height of the phone's keyboard over the page. Most browsers show the
 * keyboard over the page and change only the visual viewport. So it would hide content that sticks to the bottom.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // If the page is zoomed, the visual viewport is also smaller, without a keyboard.
      const hidden = viewport.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      ref.current?.style.setProperty('--keyboard', `${Math.round(hidden)}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [ref]);
}
