import { safeParse } from 'valibot';
import { needsSession } from '../contract/call.ts';
import type { Call } from '../contract/call.ts';
import { selectSession } from '../session/sessionSlice.ts';
import type { WithSession } from '../session/sessionSlice.ts';
import { safeLocalStorage } from '@livery/device/storage';
import type { GatewayContext } from './context.ts';
import type { GatewayRequest } from './request.ts';

/**
 * Whose a reply is: the merchant's, in a language, to a query; and, where the call needs a session, the player's. Made before
 * the request goes out: language and player may change while it is under way.
 */
export const ownerOf = (
  { merchant, getLanguage }: GatewayContext,
  { call, query }: GatewayRequest,
  state: unknown,
): string =>
  JSON.stringify([
    merchant.code,
    getLanguage(),
    query,
    needsSession(call) && selectSession(state as WithSession)?.userName,
  ]);

/** Keeps the reply to a call on the device, for the start of the next visit. Only of calls that say so. */
export function keepReply({ cachedAs }: Call, owner: string, value: unknown): void {
  if (cachedAs) safeLocalStorage.set(cachedAs, JSON.stringify([owner, value]));
}

/** The reply kept of a call, if there is one, it still fits the contract, and it is this owner's. */
export function keptReply({ cachedAs, value: schema }: Call, owner: string): unknown {
  try {
    const [keptFor, value] = JSON.parse(safeLocalStorage.get(cachedAs!)!) as unknown[];
    const { success, output } = safeParse(schema, value);
    return success && keptFor === owner ? output : undefined;
  } catch {
    // Nothing there, or nothing that we wrote.
    return undefined;
  }
}
