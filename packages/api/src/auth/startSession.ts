import type { Dispatch } from '@reduxjs/toolkit';
import type { InferOutput } from 'valibot';
import type { GatewayError } from '../client/errors.ts';
import type { sessionValue } from '../contract/auth/sessionValue.ts';
import { sessionStarted } from '../session/sessionSlice.ts';
import type { SessionInfo } from '../session/sessionSlice.ts';
import { isOfMerchant } from '../session/storedSession.ts';

/**
 * Puts the session of a login into the store, unless it belongs to another merchant. A session without a merchant code
 * gets the code of this merchant.
 */
export function startSession(
  value: InferOutput<typeof sessionValue>,
  { merchantCode, dispatch }: { merchantCode: string; dispatch: Dispatch },
): { data: SessionInfo } | { error: GatewayError } {
  const session: SessionInfo = { ...value, merchantCode: value.merchantCode ?? merchantCode };
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
