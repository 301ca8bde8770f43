import type { GatewayError } from '@livery/api/client';

/** With these codes the call was not executed, for any HTTP status: the gateway refuses before it starts. */
const refusals: readonly string[] = ['BUSY', 'MAINTENANCE'];

/**
 * Whether a failed call may have been executed, for example may have moved money: the reply was lost, incomplete, a
 * server error, or not from the gateway. KEY_REUSED is uncertain too: the call was executed with this key, or it was
 * settled as not executed.
 */
export function isUncertain({ code, status = 0 }: GatewayError): boolean {
  if (refusals.includes(code)) return false;
  return (
    ['NETWORK', 'TIMEOUT', 'ABORTED', 'REPLY_INVALID', 'SESSION_CHANGED', 'NOT_SAVED', 'KEY_REUSED'].includes(code) ||
    code.startsWith('HTTP_') ||
    status >= 500
  );
}
