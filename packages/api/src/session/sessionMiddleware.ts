import type { Middleware } from '@reduxjs/toolkit';
import { removeMemberData } from '../client/removeMemberData.ts';
import { clearSessionStorage } from '@livery/device/storage';
import { selectSession, sessionEnded, sessionStarted } from './sessionSlice.ts';
import type { WithSession } from './sessionSlice.ts';
import { removeStoredSession, storeSession } from './storedSession.ts';

/**
 * Middleware that updates storage and caches with the session: a started one is stored, an ended one removed,
 * and whatever was cached for one player is dropped before the next can see it.
 */
export const sessionMiddleware: Middleware<object, WithSession> = (store) => (next) => (action) => {
  const before = selectSession(store.getState());
  const result = next(action);
  if (sessionStarted.match(action)) {
    storeSession(action.payload);
    if (before?.token !== action.payload.token) removeMemberData(store);
  } else if (sessionEnded.match(action) && before) {
    if (action.payload.reason === 'otherTab') {
      // That tab cleared what tabs share, and may have signed in anew since; only this tab's own storage is left.
      clearSessionStorage();
    } else {
      removeStoredSession();
    }
    removeMemberData(store);
  }
  return result;
};
