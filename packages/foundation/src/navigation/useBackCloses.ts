import { useEffect, useRef } from 'react';
import { isOverlayOnTop, topEntry } from './overlayEntry.ts';

/**
 * Makes going back one step close an overlay instead of leaving the page. While open, the overlay has its own history
 * entry. The router does not see the entry: the location is the same, so there is no scrolling or transition.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    /** The router's index of this overlay's entry. An overlay that was opened from it has a higher index. */
    let own = Number.POSITIVE_INFINITY;
    const handleBack = () => {
      if (!isOverlayOnTop() || (topEntry()?.idx ?? 0) < own) close.current();
    };
    // Deferred, because an effect that React runs and cleans up immediately would leave an entry behind.
    const timer = setTimeout(() => {
      const entry = topEntry();
      own = (entry?.idx ?? 0) + 1;
      window.history.pushState({ ...entry, idx: own, overlay: true }, '');
      window.addEventListener('popstate', handleBack);
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', handleBack);
      // Closed by its own button: its entry is removed. A screen that replaced the entry is not removed.
      if (isOverlayOnTop() && topEntry()?.idx === own) window.history.back();
    };
  }, [isOpen]);
}
