import { type Call, type FailureCode, failureStatus, needsSession } from '@livery/api/contract';

const isCode = (code: string): code is FailureCode => Object.hasOwn(failureStatus, code);

/** Every code that a call can fail with: those of all calls, those of its kind, its own. By status. */
export function failuresOf(call: Call): FailureCode[] {
  const codes: FailureCode[] = [
    'REQUEST_INVALID',
    'MERCHANT_UNKNOWN',
    ...(needsSession(call) ? (['SESSION_MISSING', 'SESSION_INVALID'] as const) : []),
    ...(call.access === 'member' || call.access === 'agent' ? (['TRIAL_NOT_ALLOWED'] as const) : []),
    ...(call.access === 'agent' ? (['NOT_AGENT'] as const) : []),
    ...(call.isEncrypted ? (['CIPHER_INVALID'] as const) : []),
    ...(call.isIdempotent ? (['KEY_REUSED'] as const) : []),
    ...(call.body ? (['BODY_TOO_LARGE'] as const) : []),
    ...(call.failures ?? []).filter(isCode),
    // Also of what is answered during maintenance: a gateway that is too busy says the same.
    'INTERNAL',
    'MAINTENANCE',
    ...(call.isAnsweredDuring?.includes('regionRestriction') ? [] : (['REGION_RESTRICTED'] as const)),
  ];
  return [...new Set(codes)].toSorted((a, b) => failureStatus[a] - failureStatus[b]);
}
