import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives an element `--game-top` and `--game-room`: where it begins, below what stands above the screen, and how high
 * the visible part of the page is from there. It shrinks while a keyboard is open, so that the game shows the field
 * that is typed into.
 */
export function useVisibleRoom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const measure = () => {
      const element = ref.current;
      // Magnified with two fingers it stays as it is.
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
