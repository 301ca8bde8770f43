import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsThere } from '../navigation/index.ts';
import { returnPath } from './returnPath.ts';

/**
 * For screens that sign a player in. Returns a function that navigates after the session is in the store. Its target is
 * the location that required the login, or home. The target replaces the screen in the history. If the player has left
 * the screen, the function does nothing.
 */
export function useAfterLogin(): () => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isThere = useIsThere();
  return useCallback(async () => {
    if (isThere()) await navigate(returnPath(state), { replace: true, state: state as unknown });
  }, [navigate, state, isThere]);
}
