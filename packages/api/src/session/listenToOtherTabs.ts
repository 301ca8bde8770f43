import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { GatewayContext } from '../client/context.ts';
import { sessionItem } from '@livery/device/storage';
import { restoreSession } from './restoreSession.ts';
import type { WithSession } from './sessionSlice.ts';

interface SessionStore {
  dispatch: ThunkDispatch<WithSession, GatewayContext, UnknownAction>;
}

/**
 * Signs this tab in and out together with the merchant's other tabs.
 * @returns a function that stops listening
 */
export function listenToOtherTabs(store: SessionStore): () => void {
  function handleStorage({ key }: StorageEvent) {
    // A null key means that the whole storage was cleared.
    if (key === sessionItem.key || key === null) store.dispatch(restoreSession());
  }
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
