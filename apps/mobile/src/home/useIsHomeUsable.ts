import { gameListsApi } from '@livery/api/games/gameLists';
import { useLanguage } from '@livery/i18n/react';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds for which the pictures of the first games have the network to themselves. */
const picturesMs = 800;
/** Milliseconds until the rest of home comes whatever became of the games: another kind of game may be on show. */
const longestMs = 5_000;

/**
 * True once the hot games are on screen, or known not to come. On coming back to home it holds at once, so that the
 * page is as long as it was.
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

/** False while home is drawn ahead, and while the app takes over that drawing; true in any later render. */
const useIsRendered = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
