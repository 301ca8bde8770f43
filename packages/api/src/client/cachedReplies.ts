import { safeParse } from 'valibot';
import { needsSession } from '../contract/call.ts';
import type { GenericSchema, InferOutput } from 'valibot';
import { selectSession } from '../session/sessionSlice.ts';
import type { WithSession } from '../session/sessionSlice.ts';
import { type CachedReply, cachedReplyItem, type StoredItem } from '@livery/device/storage';
import type { GatewayContext } from './context.ts';
import type { GatewayRequest } from './gatewayRequest.ts';

/**
 * Identifies the owner of a reply: merchant, language and query, and the player if the call needs a session. Computed
 * before the request is sent, because language and player may change during the request.
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

const itemOf = ({ call: { cachedAs }, storedIn }: GatewayRequest) =>
  storedIn ?? (cachedAs === undefined ? undefined : cachedReplyItem(cachedAs));

/**
 * Stores a reply for the start of the next visit. Applies only to requests with `storedIn` and to calls that the
 * contract caches.
 */
export function storeReply(request: GatewayRequest, owner: string, value: unknown): void {
  itemOf(request)?.write({ owner, value });
}

/**
 * The cached reply to a request; undefined if it is missing, does not fit the contract, or belongs to another owner.
 */
export function readCachedReply(request: GatewayRequest, owner: string): unknown {
  const item = itemOf(request);
  return item && readReply(item, request.call.value, owner);
}

/** The reply in a stored item; undefined if it is missing, does not fit the schema, or belongs to another owner. */
function readReply<Schema extends GenericSchema>(
  item: StoredItem<CachedReply, undefined>,
  schema: Schema,
  owner: string,
): InferOutput<Schema> | undefined {
  const cached = item.read();
  if (cached?.owner !== owner) return undefined;
  const { success, output } = safeParse(schema, cached.value);
  return success ? output : undefined;
}
