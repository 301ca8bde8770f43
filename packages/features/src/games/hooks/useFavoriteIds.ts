import { useFavoriteGamesInfiniteQuery } from '@livery/api/games/favorites';
import { selectIsSignedIn } from '@livery/api/session';
import { useLanguage } from '@livery/i18n/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { favoritePageSizes } from '../model/favoritePageSizes.ts';

/** Ids of the player's favourites, for the hearts on tiles. Empty for guests, who have none to ask for. */
export function useFavoriteIds(): ReadonlySet<string> {
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useFavoriteGamesInfiniteQuery(
    { language, pageSize: favoritePageSizes.entry },
    { skip: !isSignedIn },
  );
  return useMemo(
    () => new Set(isSignedIn ? data?.pages.flatMap((page) => page.games.map((game) => game.id)) : []),
    [data, isSignedIn],
  );
}
