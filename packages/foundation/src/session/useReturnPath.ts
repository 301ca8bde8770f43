import { use, useEffect } from 'react';
import { type Location, UNSAFE_NavigationContext, useLocation, useNavigate } from 'react-router-dom';
import { signInPaths } from '../roles/index.ts';
import { lastShown } from './lastShown.ts';
import { loginState, type LoginState } from './loginState.ts';

const isWayIn = (pathname: string) => (signInPaths as readonly string[]).includes(pathname);

/**
 * For the screens of `signInPaths`. Stores the player's previous location in the history entry of the screen, so that
 * the login can return to it. The stored location does not change between these screens, for example from login to
 * registration and back.
 */
export function useReturnPath(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const { navigator } = use(UNSAFE_NavigationContext);
  useEffect(() => {
    const state = location.state as Partial<LoginState> | null;
    const last = lastShown.current;
    if (!isWayIn(location.pathname) || state?.from !== undefined || last === undefined) return;
    const origin = isWayIn(last.pathname) ? (last.state as LoginState | null) : loginState(last);
    if (origin?.from === undefined) return;
    // The screen may render after the player has left it: then the entry belongs to another screen.
    if (entryOf(navigator).key !== location.key) return;
    const { from, place } = origin;
    void navigate(location, { replace: true, state: { ...state, from, place } });
  }, [location, navigate, navigator]);
}

/**
 * The current location of the history. `useLocation` returns the location of the rendered screen, which can be older.
 */
const entryOf = (navigator: object) => (navigator as { location: Location }).location;
