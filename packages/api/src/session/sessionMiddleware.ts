import type { Middleware } from '@reduxjs/toolkit';
import { removeMemberData } from '../client/removeMemberData.ts';
import { clearSessionStorage, leftByItem } from '@livery/device/storage';
import { selectRole, selectSession, sessionEnded, sessionStarted } from './sessionSlice.ts';
import type { WithSession } from './sessionSlice.ts';
import { removeStoredSession, storeSession } from './storedSession.ts';

/**
 * Middleware that updates storage and caches with the session: a started one is stored, an ended one removed,
 * and whatever was cached for one player is dropped before the next can see it. What a player has begun in this tab
 * (places, half-typed forms) waits through an expiry for their next login; a logout, and anybody else's login, drops it. Whose
 * trial expires is a guest from then on, and what they have begun is a guest's.
 */
export const sessionMiddleware: Middleware<object, WithSession> = (store) => (next) => (action) => {
  const before = selectSession(store.getState());
  const wasMember = selectRole(store.getState()) === 'member';
  const result = next(action);
  if (sessionStarted.match(action)) {
    const { token, userName } = action.payload;
    if ((before?.userName ?? leftByItem.read() ?? userName) !== userName) clearSessionStorage();
    leftByItem.remove();
    storeSession(action.payload);
    if (before?.token !== token) removeMemberData(store);
  } else if (sessionEnded.match(action) && before) {
    const { reason, isElsewhere } = action.payload;
    if (!isElsewhere) removeStoredSession(reason === 'logout');
    if (reason !== 'expired') clearSessionStorage();
    else if (wasMember) leftByItem.write(before.userName);
    removeMemberData(store);
  }
  return result;
};
