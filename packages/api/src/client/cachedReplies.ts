import { safeParse } from 'valibot';
import { needsSession } from '../contract/call.ts';
import type { Call } from '../contract/call.ts';
import { selectSession } from '../session/sessionSlice.ts';
import type { WithSession } from '../session/sessionSlice.ts';
import { cachedReplyItem } from '@livery/device/storage';
import type { GatewayContext } from './context.ts';
import type { GatewayRequest } from './gatewayRequest.ts';

/**
 * Whose a reply is: the merchant's, in a language, to a query; and, where the call needs a session, the player's. Made before
 * the request goes out: language and player may change while it is under way.
 */
export const cacheOwnerOf = (
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

/** Stores the reply to a call for the start of the next visit. Only of calls that the contract caches (`cachedAs`). */
export function storeReply({ cachedAs }: Call, owner: string, value: unknown): void {
  if (cachedAs) cachedReplyItem(cachedAs).write({ owner, value });
}

/** The cached reply of a call; undefined where there is none, it does not fit the contract, or it is another owner's. */
export function readCachedReply({ cachedAs, value: schema }: Call, owner: string): unknown {
  const cached = cachedAs && cachedReplyItem(cachedAs).read();
  if (!cached || cached.owner !== owner) return undefined;
  const { success, output } = safeParse(schema, cached.value);
  return success ? output : undefined;
}
