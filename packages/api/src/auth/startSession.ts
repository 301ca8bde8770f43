import type { Dispatch } from '@reduxjs/toolkit';
import type { GatewayError } from '../client/errors.ts';
import { sessionStarted } from '../session/sessionSlice.ts';
import type { SessionInfo } from '../session/sessionSlice.ts';
import { isOfMerchant } from '../session/storedSession.ts';

/** Puts the session that a login brought into the store, unless it is another merchant's. */
export function startSession(
  session: SessionInfo,
  { merchantCode, dispatch }: { merchantCode: string; dispatch: Dispatch },
): { data: SessionInfo } | { error: GatewayError } {
  if (!isOfMerchant(session, merchantCode)) {
    return {
      error: {
        code: 'REPLY_INVALID',
        message: `login at ${merchantCode} was answered with a session of ${session.merchantCode}`,
      },
    };
  }
  dispatch(sessionStarted(session));
  return { data: session };
}
