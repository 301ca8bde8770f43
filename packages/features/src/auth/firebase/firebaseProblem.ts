import type { FirebaseProblem } from './firebaseSignIn.ts';

/** Error codes of Firebase's client that the product distinguishes. */
const problems: Readonly<Record<string, FirebaseProblem>> = {
  'auth/invalid-verification-code': 'codeWrong',
  'auth/missing-verification-code': 'codeWrong',
  'auth/code-expired': 'codeWrong',
  'auth/invalid-verification-id': 'codeWrong',
  'auth/missing-verification-id': 'codeWrong',
  'auth/invalid-phone-number': 'numberWrong',
  'auth/missing-phone-number': 'numberWrong',
  'auth/too-many-requests': 'tooMany',
  'auth/quota-exceeded': 'tooMany',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/popup-blocked': 'windowBlocked',
  'auth/operation-not-supported-in-this-environment': 'windowBlocked',
};

/** Returns the problem that an error of Firebase's client represents. */
export function problemOf(error: unknown): FirebaseProblem {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return problems[code] ?? 'unreachable';
}
