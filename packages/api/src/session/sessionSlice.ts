import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { InferOutput } from 'valibot';
import type { sessionValue } from '../contract/auth/sessionValue.ts';

/** Who is signed in, as the gateway said at login, and at which merchant. */
export type SessionInfo = Omit<InferOutput<typeof sessionValue>, 'merchantCode'> & { merchantCode: string };

/** Why a session ended: the player logged out, the gateway no longer knows the token, or the player logged out in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'otherTab';

interface SessionEnding {
  reason: SessionEnd;
  /** Another tab has seen to what all tabs share: it stays untouched, for somebody may be signed in anew by now. */
  isElsewhere?: boolean;
}

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
    sessionEnded(state, { payload }: PayloadAction<SessionEnding>) {
      if (!state.current) return;
      state.current = null;
      state.endedBecause = payload.reason;
    },
  },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;

/** Who uses the page: nobody who is signed in, somebody who plays for free without an account, or somebody with an account. */
export type Role = 'guest' | 'trial' | 'member';

const memberTypes: readonly number[] = [0, 1, 2];

export const selectSession = (state: WithSession): SessionInfo | null => state.session.current;
export const selectIsSignedIn = (state: WithSession): boolean => state.session.current !== null;
/** Every type of account that is not a member's is a trial. */
export const selectRole = ({ session: { current } }: WithSession): Role => {
  if (current === null) return 'guest';
  return memberTypes.includes(current.type) ? 'member' : 'trial';
};
export const selectSessionEnd = (state: WithSession): SessionEnd | null => state.session.endedBecause;
