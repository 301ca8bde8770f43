import type { Call } from '../contract/call.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { GatewayRequest } from '../client/gatewayRequest.ts';
import { createTestStore, testSession } from './testStore.ts';
import type { TestStore, TestStoreOptions } from './testStore.ts';

// Calls contain schemas, which must not be in a store. So actions refer to requests by number.
const requests: GatewayRequest[] = [];

const probe = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    probeQuery: build.query<unknown, number>({ query: (id) => requests[id]! }),
    probeMutation: build.mutation<unknown, number>({ query: (id) => requests[id]! }),
  }),
});

interface ExchangeOptions extends TestStoreOptions {
  /** The store for the request. Default: a new store that is signed in. */
  store?: TestStore;
  request?: Omit<GatewayRequest, 'call'>;
}

/**
 * Sends one request through the whole client, without an area's endpoint. A GET is sent as a query, any other method as
 * a mutation.
 */
export async function exchangeOnce(call: Call, { store, request, ...options }: ExchangeOptions = {}) {
  const { data, error } = await startExchange(
    store ?? createTestStore({ session: testSession, ...options }),
    call,
    request,
  );
  return { ...(data === undefined ? {} : { data }), ...(error === undefined ? {} : { error }) };
}

/** Starts one request and returns it while it is running, with its `abort`. */
export function startExchange({ dispatch }: TestStore, call: Call, request: Omit<GatewayRequest, 'call'> = {}) {
  const id = requests.push({ call, body: call.body ? {} : undefined, ...request }) - 1;
  return call.method === 'GET'
    ? dispatch(probe.endpoints.probeQuery.initiate(id))
    : dispatch(probe.endpoints.probeMutation.initiate(id));
}
