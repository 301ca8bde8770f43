import type { Dispatch } from '@reduxjs/toolkit';
import { favoritesChangeItem, fingerprint } from '@livery/device/storage';
import { gatewayApi } from '../client/gatewayApi.ts';
import { selectSession, type WithSession } from '../session/sessionSlice.ts';

/** The last change that this tab made or heard of. */
let knownAt: number | undefined;

/** Lets the person's other tabs know that the favourites have changed. */
export function noteFavoritesChange(state: unknown): void {
  const session = selectSession(state as WithSession);
  if (!session) return;
  knownAt = Date.now();
  favoritesChangeItem.write({ by: fingerprint(session.token), at: knownAt });
}

/**
 * Fetches the favourites anew when the same person has changed them in another tab, from now on. A page that slept has heard of
 * nothing: it looks as it wakes.
 * @returns a function that stops listening
 */
export function followFavorites(store: { dispatch: Dispatch; getState: () => WithSession }): () => void {
  const follow = () => {
    const change = favoritesChangeItem.read();
    if (change === undefined || change.at === knownAt) return;
    knownAt = change.at;
    const session = selectSession(store.getState());
    if (session && change.by === fingerprint(session.token))
      store.dispatch(gatewayApi.util.invalidateTags(['FavoriteGames']));
  };
  const stopping = new AbortController();
  const options = { signal: stopping.signal };
  window.addEventListener('storage', ({ key }) => key === favoritesChangeItem.key && follow(), options);
  window.addEventListener('pageshow', follow, options);
  document.addEventListener('visibilitychange', follow, options);
  knownAt = favoritesChangeItem.read()?.at;
  return () => stopping.abort();
}
