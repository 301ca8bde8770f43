import { type RefObject, useEffect } from 'react';

/**
 * Sets `--keyboard` on an element: the height by which the phone's keyboard covers the page's lower end. Most browsers
 * show the keyboard over the page and change only the visual viewport, so sticky content at the bottom would be hidden.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // A zoomed page also has a small visual viewport, without a keyboard.
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
