import { type Call, type FailureCode, failureStatus, needsSession } from '@livery/api/contract';

const isCode = (code: string): code is FailureCode => Object.hasOwn(failureStatus, code);

/** Every code that a call can fail with: those of all calls, of its kind, and its own. Sorted by status. */
export function failuresOf(call: Call): FailureCode[] {
  const codes: FailureCode[] = [
    'REQUEST_INVALID',
    'MERCHANT_UNKNOWN',
    ...(needsSession(call) ? (['SESSION_MISSING', 'SESSION_INVALID'] as const) : []),
    ...(call.access === 'member' || call.access === 'agent' ? (['TRIAL_NOT_ALLOWED'] as const) : []),
    ...(call.access === 'agent' ? (['NOT_AGENT'] as const) : []),
    ...(call.isEncrypted ? (['CIPHER_INVALID', 'BODY_EXPIRED', 'BODY_REPLAYED'] as const) : []),
    ...(call.isIdempotent ? (['KEY_REUSED'] as const) : []),
    ...(call.body ? (['REQUEST_TOO_SLOW', 'BODY_TOO_LARGE', 'BODY_TYPE_WRONG'] as const) : []),
    ...(call.failures ?? []).filter(isCode),
    // Also for calls that are answered during maintenance: an overloaded gateway answers with the same code.
    'INTERNAL',
    'MAINTENANCE',
    ...(call.isAnsweredDuring?.includes('regionRestriction') ? [] : (['REGION_RESTRICTED'] as const)),
  ];
  return [...new Set(codes)].toSorted((a, b) => failureStatus[a] - failureStatus[b]);
}
