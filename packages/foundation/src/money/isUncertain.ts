import type { GatewayError } from '@livery/api/client';

/** Nothing happened, whatever their status says: the gateway refuses before it begins. */
const refusals: readonly string[] = ['BUSY', 'MAINTENANCE'];

/**
 * Whether a call that failed may have happened all the same, such as moved money: the answer was lost, broken, a
 * server's stumble, or one that no gateway wrote. So it is where its key was used before: something was done under it,
 * or it was settled as not done.
 */
export function isUncertain({ code, status = 0 }: GatewayError): boolean {
  if (refusals.includes(code)) return false;
  return (
    ['NETWORK', 'TIMEOUT', 'ABORTED', 'REPLY_INVALID', 'SESSION_CHANGED', 'NOT_SAVED', 'KEY_REUSED'].includes(code) ||
    code.startsWith('HTTP_') ||
    status >= 500
  );
}
