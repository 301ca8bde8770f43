import type { GatewayContext } from '../client/context.ts';
import { createGuestStore, type QueryThunk } from './guestStore.ts';

/** A request of a guest's client: address, headers and options. */
export type PlainRequest = Pick<RequestInit, 'method' | 'credentials' | 'cache'> & {
  address: string;
  headers: Record<string, string>;
};

/**
 * Returns the requests that the client would send for these queries, in the order of the queries, without sending them.
 * Some code sends requests before the client is loaded, for example the page. With this function, addresses and headers
 * are defined in one place.
 */
export async function collectRequests(
  context: GatewayContext,
  queries: readonly QueryThunk[],
): Promise<PlainRequest[]> {
  const sent: PlainRequest[] = [];
  const refuse: typeof fetch = async (address, { method, credentials, cache, headers } = {}) => {
    sent.push({ address: address as string, method, credentials, cache, headers: headers as Record<string, string> });
    // The client does not retry after this failure.
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
