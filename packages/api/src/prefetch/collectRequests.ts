import type { GatewayContext } from '../client/context.ts';
import { createGuestStore, type QueryThunk } from './guestStore.ts';

/** A request of a guest's client: address, headers and options. */
export type PlainRequest = Pick<RequestInit, 'method' | 'credentials' | 'cache'> & {
  address: string;
  headers: Record<string, string>;
};

/**
 * Returns the requests that the client would send for these queries, in their order, without sending them. For code
 * that sends them in the client's place, for example a page before its code is loaded, so that addresses and headers
 * are defined in one place.
 */
export async function collectRequests(
  context: GatewayContext,
  queries: readonly QueryThunk[],
): Promise<PlainRequest[]> {
  const sent: PlainRequest[] = [];
  const refuse: typeof fetch = async (address, { method, credentials, cache, headers } = {}) => {
    sent.push({ address: address as string, method, credentials, cache, headers: headers as Record<string, string> });
    // The client does not retry this failure.
    return new Response(JSON.stringify({ success: false, code: 'MAINTENANCE' }), {
      headers: { 'Content-Type': 'application/json' },
    });
  };
  const store = createGuestStore({ ...context, fetch: refuse });
  for (const query of queries) await store.dispatch(query as never);
  if (sent.length !== queries.length)
    throw new Error('Each query must send exactly one request. A query that needs a session sends none for a guest.');
  return sent;
}
