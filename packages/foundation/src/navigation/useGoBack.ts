import { createContext, useCallback, use } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/index.ts';
import { useIsThere } from './useIsThere.ts';

/** Target of a screen's back button: home, or the previous history entry. The app's table of addresses defines it. */
export type BackTo = 'home' | 'step';

/** The target of the current screen's back button. Bars that a screen renders also use it. */
export const BackRule = createContext<BackTo>('step');

/** Whether each history entry of this visit shows home, by the router's index of the entry. */
const homes: boolean[] = [];

/** The router's index of the current history entry. The first entry of the visit has the index 0. */
const currentIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Records whether the current entry shows home. `useGoBack` uses it to find out whether home is one step back. */
export function recordVisit(isHome: boolean): void {
  homes[currentIndex()] = isHome;
}

/**
 * Returns a function that goes back from the current screen. If the target is home, home replaces the screen;
 * otherwise, for example, the browser's back button on home would show the login screen again. If home is one step
 * back, the function goes back one step, so that home has its previous state. If the player has left the screen before
 * the function is called, for example after a reply, it does nothing.
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
