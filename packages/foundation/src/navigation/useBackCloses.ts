import { useEffect, useRef } from 'react';
import { isOverlayOnTop, topEntry } from './overlayEntry.ts';

/**
 * Makes going back one step close an overlay, and not leave the page. While the overlay is open, it has its own history
 * entry. The router ignores the entry because it has the same location, so there is no scrolling or transition.
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
    // Deferred: if React runs an effect and immediately cleans it up, the history entry would remain.
    const timer = setTimeout(() => {
      const entry = topEntry();
      own = (entry?.idx ?? 0) + 1;
      window.history.pushState({ ...entry, idx: own, overlay: true }, '');
      window.addEventListener('popstate', handleBack);
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', handleBack);
      // If the overlay was closed by its own button, remove its entry. Do not remove a screen that replaced the entry.
      if (isOverlayOnTop() && topEntry()?.idx === own) window.history.back();
    };
  }, [isOpen]);
}
