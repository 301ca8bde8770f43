import { useEffect, useRef } from 'react';

/** What the browser keeps with an entry: the router's number of it, and what lies over the page there. */
type EntryState = { idx?: number; overlay?: true } | null;

const topEntry = () => window.history.state as EntryState;

/**
 * Whether the browser's newest entry stands for something that lies over the page. What leads on from there takes its
 * place (`replace`), so that one step back from the next screen shows the page as it was.
 */
export function isOverlayOnTop(): boolean {
  return topEntry()?.overlay === true;
}

/**
 * Lets the browser's way back close what lies over the page before it leaves the page. While open it has an entry of its
 * own in the browser's history. The router is not notified: to it, it is still the same place, so nothing scrolls or fades.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleBack = () => {
      if (!isOverlayOnTop()) close.current();
    };
    // Not at once: an effect that React only tries out would leave an entry behind.
    const timer = setTimeout(() => {
      const entry = topEntry();
      window.history.pushState({ ...entry, idx: (entry?.idx ?? 0) + 1, overlay: true }, '');
      window.addEventListener('popstate', handleBack);
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', handleBack);
      // Closed by its own button: the entry goes with it. A screen that took its place stays.
      if (isOverlayOnTop()) window.history.back();
    };
  }, [isOpen]);
}
