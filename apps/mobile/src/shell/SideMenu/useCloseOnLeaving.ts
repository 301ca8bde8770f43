import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes what lies over the page when the page changes below it. */
export function useCloseOnLeaving(onClose: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    onClose();
  }, [key, onClose]);
}
