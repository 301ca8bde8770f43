import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsThere } from '../navigation/index.ts';
import { returnPath } from './returnPath.ts';

/**
 * For screens that sign somebody in. Returns the function that leads on from there, once the session is in the store: back to
 * exactly where login was asked for, or home. It takes the screen's place in the history. Whoever has left the screen meanwhile
 * stays where they went.
 */
export function useAfterLogin(): () => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isThere = useIsThere();
  return useCallback(async () => {
    if (isThere()) await navigate(returnPath(state), { replace: true, state: state as unknown });
  }, [navigate, state, isThere]);
}
