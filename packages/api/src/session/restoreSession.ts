import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { GatewayContext } from '../client/context.ts';
import { selectSession, sessionEnded, sessionStarted } from './sessionSlice.ts';
import type { WithSession } from './sessionSlice.ts';
import { readStoredSession, wasLoggedOut } from './storedSession.ts';

/**
 * Synchronises the store with the session that this browser stores, at the start and after a change in another tab. It
 * reads the stored session and ignores the value in the event: events arrive late, and the player may have logged out
 * and in again since then. A session that was removed without a logout has expired in another tab. Then this tab's
 * drafts are available after the next login.
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
