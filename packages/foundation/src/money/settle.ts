import { type GatewayError, isGatewayError } from '@livery/api/client';
import type { Settlement } from '@livery/api/wallet/settleIntent';
import { isUncertain } from './isUncertain.ts';

/** Milliseconds between two questions: longer each time, and at once when the network is back. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Asks what became of a call until the gateway says so.
 *
 * @param ask asks once; what it throws is a GatewayError
 * @param signal ends the asking
 * @returns the gateway's word; undefined where it won't say (the session ended, or it knows no such question) or the
 * asking was ended
 */
export async function settle(ask: () => Promise<Settlement>, signal: AbortSignal): Promise<Settlement | undefined> {
  for (let asked = 0; !signal.aborted; asked += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      if (!isWorthAsking(error)) return undefined;
      await pause(Math.max(pauses[Math.min(asked, pauses.length - 1)]!, (error.retryAfterSeconds ?? 0) * 1000), signal);
    }
  }
  return undefined;
}

/** Asking changes nothing more, so it is repeated after whatever may pass. */
const isWorthAsking = (error: GatewayError): boolean =>
  isUncertain(error) ? error.status !== 404 : ['BUSY', 'MAINTENANCE', 'TOO_MANY'].includes(error.code);

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
