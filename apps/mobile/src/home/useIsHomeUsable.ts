import { gameListsApi } from '@livery/api/games/gameLists';
import { useLanguage } from '@livery/i18n/react';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds during which only the pictures of the first games use the network. */
const picturesMs = 800;
/**
 * Milliseconds until the rest of home loads even without the hot games, because another kind of game may be selected.
 */
const longestMs = 5_000;

/**
 * Returns true when the hot games are on screen, or have failed to load. After a return to home it returns true
 * immediately, so that the page has its former length.
 */
export function useIsHomeUsable(): boolean {
  const language = useLanguage();
  const { isSettled } = gameListsApi.endpoints.getHotGames.useQueryState(
    { language },
    { selectFromResult: ({ data, isError }) => ({ isSettled: data !== undefined || isError }) },
  );
  const [isUsable, setUsable] = useState(useIsRendered() && isSettled);

  useEffect(() => {
    if (isUsable) return undefined;
    const timer = setTimeout(() => startTransition(() => setUsable(true)), isSettled ? picturesMs : longestMs);
    return () => clearTimeout(timer);
  }, [isSettled, isUsable]);

  return isUsable;
}

/** Returns false while home is prerendered, and while the app hydrates it. Returns true in any later render. */
const useIsRendered = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
