import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { InferOutput } from 'valibot';
import type { sessionValue } from '../contract/auth/sessionValue.ts';

/** The signed-in player from the login reply, and the merchant. */
export type SessionInfo = Omit<InferOutput<typeof sessionValue>, 'merchantCode'> & { merchantCode: string };

/**
 * Reason for the end of a session: the player logged out, the gateway does not accept the token, or the player logged
 * out in another tab.
 */
export type SessionEnd = 'logout' | 'expired' | 'otherTab';

interface SessionEnding {
  reason: SessionEnd;
  /**
   * Whether another tab has already updated the shared storage. Then do not change the storage, because a player may
   * have signed in again.
   */
  isElsewhere?: boolean;
}

export interface SessionState {
  current: SessionInfo | null;
  /**
   * Reason for the end of the last session of this visit. Null while a player is signed in, and before any session
   * ended.
   */
  endedBecause: SessionEnd | null;
}

/** Any state with the session in it. */
export interface WithSession {
  session: SessionState;
}

const noSession: SessionState = { current: null, endedBecause: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: noSession,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<SessionInfo>): SessionState => ({
      current: payload,
      endedBecause: null,
    }),
    /**
     * Ends the session once: a second end changes nothing, so that a late reply cannot turn a logout into an expiry.
     */
    sessionEnded(state, { payload }: PayloadAction<SessionEnding>) {
      if (!state.current) return;
      state.current = null;
      state.endedBecause = payload.reason;
    },
  },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;

/** Kind of player: not signed in, signed in with a free trial, or signed in with an account. */
export type Role = 'guest' | 'trial' | 'member';

const memberTypes: readonly number[] = [0, 1, 2];

export const selectSession = (state: WithSession): SessionInfo | null => state.session.current;
export const selectIsSignedIn = (state: WithSession): boolean => state.session.current !== null;
/** Every account type that is not a member type is a trial. */
export const selectRole = ({ session: { current } }: WithSession): Role => {
  if (current === null) return 'guest';
  return memberTypes.includes(current.type) ? 'member' : 'trial';
};
export const selectSessionEnd = (state: WithSession): SessionEnd | null => state.session.endedBecause;
