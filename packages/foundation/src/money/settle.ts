import { type GatewayError, isGatewayError } from '@livery/api/client';
import type { Settlement } from '@livery/api/wallet/settleIntent';
import { isUncertain } from './isUncertain.ts';

/**
 * Milliseconds between two requests: longer each time. When the network is back, the next request is sent immediately.
 */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Number of consecutive unreadable replies after which the client assumes that the gateway does not support the
 * request. For example, a gateway may reply to every unknown path with a page. A network with a login page for the
 * player also sends unreadable replies, but only for a limited time.
 */
const mostUnreadable = 5;

/**
 * Requests the outcome of a call until the gateway returns it.
 *
 * @param ask sends one request; rejects with a GatewayError
 * @param signal stops the requests
 * @returns the outcome. Undefined if the session ended, if the gateway does not support the request, or if the requests
 * were stopped.
 */
export async function settle(ask: () => Promise<Settlement>, signal: AbortSignal): Promise<Settlement | undefined> {
  let unreadable = 0;
  for (let asked = 0; !signal.aborted; asked += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      unreadable = error.code === 'REPLY_INVALID' ? unreadable + 1 : 0;
      if (!isWorthAsking(error) || unreadable === mostUnreadable) return undefined;
      await pause(Math.max(pauses[Math.min(asked, pauses.length - 1)]!, (error.retryAfterSeconds ?? 0) * 1000), signal);
    }
  }
  return undefined;
}

/** Statuses of a gateway that does not offer the request: see docs/gateway.md, "The minimum gateway". */
const notOffered: readonly (number | undefined)[] = [404, 405, 501];

/** Whether the request is sent again. It is repeated after every temporary failure, because it changes nothing. */
const isWorthAsking = (error: GatewayError): boolean =>
  isUncertain(error) ? !notOffered.includes(error.status) : ['BUSY', 'MAINTENANCE', 'TOO_MANY'].includes(error.code);

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      window.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
    window.addEventListener('online', finish);
  });
}
