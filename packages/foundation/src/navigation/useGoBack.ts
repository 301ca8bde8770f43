import { createContext, useCallback, use } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/index.ts';
import { useIsThere } from './useIsThere.ts';

/** Target of the back button of a screen: home, or one step back. The app's table of addresses defines it. */
export type BackTo = 'home' | 'step';

/** The rule of the current screen. Bars that screens render themselves use it too. */
export const BackRule = createContext<BackTo>('step');

/** Whether each history entry of this visit shows home, by the router's index of the entry. */
const homes: boolean[] = [];

/** The router's index of the current entry: 0 is the start of the visit. */
const currentIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Records whether the current entry shows home, so that `useGoBack` knows whether home is one step back. */
export function recordVisit(isHome: boolean): void {
  homes[currentIndex()] = isHome;
}

/**
 * Returns a function that goes back from the current screen. Home replaces the screen: otherwise the browser's back
 * button would lead from home to the login that was just left. If home is one step back, the function goes back one
 * step, so that home has its previous state. After a reply, the function does nothing if the player has left the
 * screen.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const rule = use(BackRule);
  const isThere = useIsThere();
  return useCallback(() => {
    if (!isThere()) return;
    const entry = currentIndex();
    if (entry > 0 && (rule === 'step' || homes[entry - 1])) void navigate(-1);
    else void navigate(paths.home, { replace: true });
  }, [navigate, rule, isThere]);
}
