import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets two properties on an element. `--game-top` is its start below the elements above the screen. `--game-room` is
 * the height of the visible part of the page from there. The height shrinks while a keyboard is open, so that the game
 * shows the field with the focus.
 */
export function useVisibleRoom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const measure = () => {
      const element = ref.current;
      // Keep the size while the player zooms with two fingers.
      if (!element || (view && view.scale > 1.05)) return;
      const top = element.parentElement?.offsetTop ?? 0;
      const end = view ? view.offsetTop + view.height : window.innerHeight;
      element.style.setProperty('--game-top', `${top}px`);
      element.style.setProperty('--game-room', `${Math.max(0, end - top)}px`);
    };
    measure();
    const changes = [view, window] as const;
    for (const target of changes) target?.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
    return () => {
      for (const target of changes) target?.removeEventListener('resize', measure);
      view?.removeEventListener('scroll', measure);
    };
  }, [ref]);
}
