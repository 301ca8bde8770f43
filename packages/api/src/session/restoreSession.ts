import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { GatewayContext } from '../client/context.ts';
import { selectSession, sessionEnded, sessionStarted } from './sessionSlice.ts';
import type { WithSession } from './sessionSlice.ts';
import { readStoredSession, wasLoggedOut } from './storedSession.ts';

/**
 * Brings the store in line with the session that this browser stores, at start and when another tab changed it. It looks
 * at what is stored now, not at what an event said: events arrive late, and that tab may have logged out and in since. A
 * session that is gone without a logout has expired in another tab: here, too, what was begun waits for the next login.
 */
export const restoreSession =
  (): ThunkAction<void, WithSession, GatewayContext, UnknownAction> =>
  (dispatch, getState, { merchant }) => {
    const stored = readStoredSession(merchant.code);
    const current = selectSession(getState());
    if (stored && stored.token !== current?.token) dispatch(sessionStarted(stored));
    if (!stored && current)
      dispatch(sessionEnded({ reason: wasLoggedOut() ? 'otherTab' : 'expired', isElsewhere: true }));
  };
