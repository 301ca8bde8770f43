import { createContext, useCallback, use } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/index.ts';
import { useIsThere } from './useIsThere.ts';

/** Where going back from a screen leads: home, or one step back. The app's table of addresses says which. */
export type BackTo = 'home' | 'step';

/** The rule of the current screen. Bars that screens bring themselves follow it too. */
export const BackRule = createContext<BackTo>('step');

/** Which history entries of this visit show home, by the router's index of the entry. */
const homes: boolean[] = [];

/** The router's index of the current entry: 0 is where the visit began. */
const currentIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Records whether the current entry shows home, so that `useGoBack` knows whether home is one step back. */
export function recordVisit(isHome: boolean): void {
  homes[currentIndex()] = isHome;
}

/**
 * Returns a function that goes back from the current screen. Home replaces the screen: otherwise the browser's own back would
 * lead from home into the login just left. Where home is one step back, that step is taken, so that home is as it was
 * left. Called after a reply, it moves nobody who has left the screen.
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
