import { favoritesApi, useFavoriteGamesInfiniteQuery } from '@livery/api/games/favorites';
import { selectIsSignedIn } from '@livery/api/session';
import { useLanguage } from '@livery/i18n/react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** Games a page that hearts are read from. The gateway gives at most this many at once. */
export const heartPageSize = 100;

/** Ids of the player's favourites, for the hearts on tiles. Empty for guests, who have none to ask for. */
export function useFavoriteIds(): ReadonlySet<string> {
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useFavoriteGamesInfiniteQuery({ language, pageSize: heartPageSize }, { skip: !isSignedIn });
  return useMemo(
    () => new Set(isSignedIn ? data?.pages.flatMap((page) => page.games.map((game) => game.id)) : []),
    [data, isSignedIn],
  );
}

/**
 * Returns a function that gives the ids of the favourites as they are, once a request for them that is under way has been
 * answered; undefined where they cannot be had.
 */
export function useReadFavorites(): () => Promise<ReadonlySet<string> | undefined> {
  const language = useLanguage();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(async () => {
    const favorites = favoritesApi.endpoints.favoriteGames.initiate(
      { language, pageSize: heartPageSize },
      { subscribe: false },
    );
    const { data } = await dispatch(favorites);
    return data && new Set(data.pages.flatMap(({ games }) => games.map(({ id }) => id)));
  }, [dispatch, language]);
}
