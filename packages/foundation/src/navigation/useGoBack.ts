import { createContext, useCallback, use } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/index.ts';

/** Where the way back from a screen leads: home, or one step back. The app's table of addresses says which. */
export type BackTo = 'home' | 'step';

/** The rule of the screen on show: bars that screens bring themselves follow it too. */
export const BackRule = createContext<BackTo>('step');

/** Which entries of this visit show home, by the number that the router gives them. */
const homes: boolean[] = [];

/** The router numbers its entries from the one the visit began with. */
const entryOnShow = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Notes whether the entry on show is home, so that the way home can tell whether home lies one step back. */
export function noteVisit(isHome: boolean): void {
  homes[entryOnShow()] = isHome;
}

/**
 * The way back of the screen on show. Home comes in place of the screen, not on top of it: else the phone's own way back
 * would lead from home into the login just left. Where home lies one step back, that step is taken: it is found as it was.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const rule = use(BackRule);
  return useCallback(() => {
    const entry = entryOnShow();
    if (entry > 0 && (rule === 'step' || homes[entry - 1])) void navigate(-1);
    else void navigate(paths.home, { replace: true });
  }, [navigate, rule]);
}
