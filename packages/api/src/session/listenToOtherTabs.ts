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
 * Signs this tab in and out together with the merchant's other tabs. A suspended page, or a page restored from the
 * back/forward cache, received no events. So the page checks again when it becomes visible.
 *
 * @param reload starts the visit again. It is called if another player signs in without a logout in between. That
 * player must not get anything from the screen, from half-typed forms or from running requests.
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
