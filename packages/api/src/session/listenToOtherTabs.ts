import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { GatewayContext } from '../client/context.ts';
import { sessionItem } from '@livery/device/storage';
import { restoreSession } from './restoreSession.ts';
import { selectSession, type WithSession } from './sessionSlice.ts';

interface SessionStore {
  dispatch: ThunkDispatch<WithSession, GatewayContext, UnknownAction>;
  getState: () => WithSession;
}

/**
 * Signs this tab in and out together with the merchant's other tabs, from now on. A page that slept in the background, or
 * comes back by the browser's own way, has heard of nothing: it looks as it wakes.
 *
 * @param reload begins the visit anew. Called where one person takes another's place without a logout between them: nothing
 * that was on screen, half-typed or on its way may reach the next one.
 * @returns a function that stops listening
 */
export function listenToOtherTabs(store: SessionStore, reload = () => window.location.reload()): () => void {
  const name = () => selectSession(store.getState())?.userName;
  const follow = () => {
    const before = name();
    store.dispatch(restoreSession());
    const now = name();
    if (before !== undefined && now !== undefined && before !== now) reload();
  };
  const stopping = new AbortController();
  const options = { signal: stopping.signal };
  const handleStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === sessionItem.key || key === null) follow();
  };
  window.addEventListener('storage', handleStorage, options);
  window.addEventListener('pageshow', follow, options);
  document.addEventListener('visibilitychange', follow, options);
  follow();
  return () => stopping.abort();
}
