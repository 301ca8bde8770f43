import { type Call, needsSession } from './call.ts';
import { commonFailures, type FailureCode, failureStatus } from './failureCodes.ts';

/**
 * Every code with which a call can fail: the common codes, the codes of its kind, and its own codes, sorted by status.
 * A gateway sends no other code.
 */
export function failuresOf(call: Call): FailureCode[] {
  const isOpenDuring = (closure: 'maintenance' | 'regionRestriction') => call.isAnsweredDuring?.includes(closure);
  const codes: FailureCode[] = [
    ...commonFailures,
    ...(needsSession(call) ? (['SESSION_MISSING', 'SESSION_INVALID'] as const) : []),
    ...(call.access === 'member' || call.access === 'agent' ? (['TRIAL_NOT_ALLOWED'] as const) : []),
    ...(call.access === 'agent' ? (['NOT_AGENT'] as const) : []),
    ...(call.isEncrypted ? (['CIPHER_INVALID', 'BODY_EXPIRED', 'BODY_REPLAYED'] as const) : []),
    ...(call.isIdempotent ? (['KEY_REUSED'] as const) : []),
    ...(call.body ? (['BODY_TYPE_WRONG'] as const) : []),
    ...(call.failures ?? []),
    ...(isOpenDuring('maintenance') ? [] : (['MAINTENANCE'] as const)),
    ...(isOpenDuring('regionRestriction') ? [] : (['REGION_RESTRICTED'] as const)),
  ];
  return [...new Set(codes)].toSorted((a, b) => failureStatus[a] - failureStatus[b]);
}
