import { use, useEffect } from 'react';
import { type Location, UNSAFE_NavigationContext, useLocation, useNavigate } from 'react-router-dom';
import { waysIn } from '../roles/index.ts';
import { lastShown } from './lastShown.ts';
import { loginState, type LoginState } from './loginState.ts';

const isWayIn = (pathname: string) => (waysIn as readonly string[]).includes(pathname);

/**
 * For the screens of `waysIn`. Notes in their history entry where somebody came from by a link, so that login leads back
 * there. From one of these screens to the next, such as from login to registration and back, that place stays.
 */
export function useWayBack(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const { navigator } = use(UNSAFE_NavigationContext);
  useEffect(() => {
    const state = location.state as Partial<LoginState> | null;
    const last = lastShown.current;
    if (!isWayIn(location.pathname) || state?.from !== undefined || last === undefined) return;
    const origin = isWayIn(last.pathname) ? (last.state as LoginState | null) : loginState(last);
    if (origin?.from === undefined) return;
    // The screen may come when the person has gone on already: the entry is another one's then.
    if (entryOf(navigator).key !== location.key) return;
    const { from, place } = origin;
    void navigate(location, { replace: true, state: { ...state, from, place } });
  }, [location, navigate, navigator]);
}

/** Where the history is now. `useLocation` says where the screen is that shows, which comes after it. */
const entryOf = (navigator: object) => (navigator as { location: Location }).location;
