import { useFavoriteGamesInfiniteQuery, useLaterFavoritesQuery } from '@livery/api/games/favorites';
import { selectIsSignedIn } from '@livery/api/session';
import { useLanguage } from '@livery/i18n/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { favoritePageSizes } from '../model/favoritePageSizes.ts';

/** Ids of all favourites of the player, for the hearts on tiles. Empty for guests, who have no favourites. */
export function useFavoriteIds(): ReadonlySet<string> {
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const filter = { language, pageSize: favoritePageSizes.entry };
  const { data } = useFavoriteGamesInfiniteQuery(filter, { skip: !isSignedIn });
  const hasLater = (data?.pages[0]?.totalPages ?? 0) > 1;
  const { data: later } = useLaterFavoritesQuery(filter, { skip: !isSignedIn || !hasLater });
  return useMemo(() => {
    const pages = isSignedIn ? [...(data?.pages ?? []), ...(later?.pages ?? [])] : [];
    return new Set(pages.flatMap(({ games }) => games.map(({ id }) => id)));
  }, [data, later, isSignedIn]);
}
