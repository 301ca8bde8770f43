import type { GatewayError } from '@livery/api/client';

/**
 * Error codes after which the call was certainly not executed, for any HTTP status: the gateway refuses it before it
 * starts.
 */
const refusals: readonly string[] = ['BUSY', 'MAINTENANCE'];

/**
 * Whether a failed call may have been executed, for example may have moved money. This is possible if the reply was
 * lost or incomplete, was a server error, or did not come from the gateway. KEY_REUSED is uncertain too: either the
 * call was executed with this key, or the gateway recorded that it was not executed.
 */
export function isUncertain({ code, status = 0 }: GatewayError): boolean {
  if (refusals.includes(code)) return false;
  return (
    ['NETWORK', 'TIMEOUT', 'ABORTED', 'REPLY_INVALID', 'SESSION_CHANGED', 'NOT_SAVED', 'KEY_REUSED'].includes(code) ||
    code.startsWith('HTTP_') ||
    status >= 500
  );
}
