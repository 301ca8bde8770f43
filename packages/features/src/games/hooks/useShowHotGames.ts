import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { prefersReducedMotion } from '@livery/ui';
import { homeGamesId } from '../components/HomeGames/homeGamesId.ts';
import { homeCategoryChosen } from '../state/homeCategory.ts';

/** Returns a function that shows the hot games on home and scrolls to them. */
export function useShowHotGames(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(homeCategoryChosen('HOT'));
    document.getElementById(homeGamesId)?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [dispatch]);
}
