import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** One step back; home, in place of this screen, where there is nothing to go back to. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    // The router numbers its entries from the one the visit began with.
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (index > 0) void navigate(-1);
    else void navigate('/m/home', { replace: true });
  }, [navigate]);
}
