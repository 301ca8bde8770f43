import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls `onClose` when the location changes. */
export function useCloseOnLeaving(onClose: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    onClose();
  }, [key, onClose]);
}
