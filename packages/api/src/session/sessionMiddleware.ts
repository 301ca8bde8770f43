import type { Middleware } from '@reduxjs/toolkit';
import { removeMemberData } from '../client/removeMemberData.ts';
import { clearSessionStorage, leftByItem } from '@livery/device/storage';
import { selectRole, selectSession, sessionEnded, sessionStarted } from './sessionSlice.ts';
import type { WithSession } from './sessionSlice.ts';
import { removeStoredSession, storeSession } from './storedSession.ts';

/**
 * Middleware that updates storage and caches when the session changes. It stores a started session, and removes an
 * ended session. It removes one player's cached data before the next player can see it.
 *
 * A player's drafts in this tab are return points and half-typed forms. After an expiry they remain until the same
 * player's next login. A logout, or a login of another player, removes them. After a trial expires, its player is a
 * guest, so the drafts belong to the guest.
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
