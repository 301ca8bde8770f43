import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { InferOutput } from 'valibot';
import type { sessionValue } from '../contract/auth/sessionValue.ts';

/** Who is signed in, as the gateway said at login. */
export type SessionInfo = InferOutput<typeof sessionValue>;

/** Why a session ended: the player logged out, the gateway no longer knows the token, or another tab ended it. */
export type SessionEnd = 'logout' | 'expired' | 'otherTab';

export interface SessionState {
  current: SessionInfo | null;
  /** Why the last session of this visit ended. Null while signed in, and before any ended. */
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
    /** Ends the session once: a second end changes nothing, so a late reply can't turn a logout into an expiry. */
    sessionEnded(state, { payload }: PayloadAction<{ reason: SessionEnd }>) {
      if (!state.current) return;
      state.current = null;
      state.endedBecause = payload.reason;
    },
  },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;

const memberTypes: readonly number[] = [0, 1, 2];

export const selectSession = (state: WithSession): SessionInfo | null => state.session.current;
export const selectIsSignedIn = (state: WithSession): boolean => state.session.current !== null;
/** Signed in with a real account. Every other type is a trial. */
export const selectIsMember = (state: WithSession): boolean => {
  const session = state.session.current;
  return session !== null && memberTypes.includes(session.type);
};
export const selectSessionEnd = (state: WithSession): SessionEnd | null => state.session.endedBecause;
