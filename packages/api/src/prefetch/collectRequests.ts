import { combineSlices, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { sessionSlice } from '../session/sessionSlice.ts';
import type { GatewayContext } from '../client/context.ts';
import { gatewayApi } from '../client/gatewayApi.ts';

/** A request as it leaves the client of a guest: address, and what goes with it. */
export type PlainRequest = Pick<RequestInit, 'method' | 'credentials' | 'cache'> & {
  address: string;
  headers: Record<string, string>;
};

// What an endpoint's `initiate` makes, whatever the endpoint.
type QueryThunk = ThunkAction<PromiseLike<unknown>, never, never, UnknownAction>;

/**
 * What the client would send for these queries, in their order. Nothing is sent: for whoever asks in the client's place,
 * such as a page before its code is there, so that addresses and headers are written in one place.
 */
export async function collectRequests(
  context: GatewayContext,
  queries: readonly QueryThunk[],
): Promise<PlainRequest[]> {
  const sent: PlainRequest[] = [];
  const refuse: typeof fetch = async (address, { method, credentials, cache, headers } = {}) => {
    sent.push({ address: address as string, method, credentials, cache, headers: headers as Record<string, string> });
    // The one failure that the client takes as final.
    return Response.json({ success: false, code: 'MAINTENANCE' });
  };
  const store = configureStore({
    reducer: combineSlices(gatewayApi, sessionSlice),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { ...context, fetch: refuse } } }).concat(gatewayApi.middleware),
  });
  for (const query of queries) await store.dispatch(query as never);
  if (sent.length !== queries.length)
    throw new Error('The client sent other than one request a query: one that needs a session has none of a guest.');
  return sent;
}
