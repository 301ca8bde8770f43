import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnPath } from './returnPath.ts';

/**
 * For screens that sign somebody in. Returns the function that leads on from there, once the session is in the store: back to
 * exactly where login was asked for, or home. It takes the screen's place in the history.
 */
export function useAfterLogin(): () => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(
    async () => navigate(returnPath(state), { replace: true, state: state as unknown }),
    [navigate, state],
  );
}
