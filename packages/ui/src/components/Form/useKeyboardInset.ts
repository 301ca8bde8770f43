import { type RefObject, useEffect } from 'react';

/**
 * Tells an element, as `--keyboard`, how much of the page's lower end lies under the phone's keyboard. Most browsers
 * lay the keyboard over the page and tell only the visual viewport; what sticks to the bottom would be hidden.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // A page that is zoomed in has a small viewport too, and no keyboard.
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
