import type { GatewayError } from '@livery/api/client';
import { FirebaseFailure, type FirebaseProblem } from './firebaseSignIn.ts';

/** The gateway's error code that corresponds to a problem at Firebase. */
const codes: Readonly<Record<FirebaseProblem, GatewayError['code']>> = {
  codeWrong: 'VERIFICATION_WRONG',
  numberWrong: 'REQUEST_INVALID',
  tooMany: 'TOO_MANY',
  cancelled: 'ABORTED',
  windowBlocked: 'ABORTED',
  unreachable: 'NETWORK',
};

/** Converts a failure of Firebase into an error that forms can handle, as if the gateway had sent the code. */
export function firebaseError(error: unknown): GatewayError {
  const problem = error instanceof FirebaseFailure ? error.problem : 'unreachable';
  return {
    code: codes[problem],
    message: problem,
    ...(problem === 'numberWrong' && {
      value: { issues: [{ path: 'body.mobileNum', message: problem }] },
    }),
  };
}
