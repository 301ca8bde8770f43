import type { Call } from '../contract/call.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { GatewayRequest } from '../client/gatewayRequest.ts';
import { createTestStore, testSession } from './testStore.ts';
import type { TestStore, TestStoreOptions } from './testStore.ts';

// Calls carry schemas, and those don't belong into a store: its actions name the request by number.
const requests: GatewayRequest[] = [];

const probe = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    probeQuery: build.query<unknown, number>({ query: (id) => requests[id]! }),
    probeMutation: build.mutation<unknown, number>({ query: (id) => requests[id]! }),
  }),
});

interface ExchangeOptions extends TestStoreOptions {
  /** The store to make it from; one of its own, signed in, unless given. */
  store?: TestStore;
  request?: Omit<GatewayRequest, 'call'>;
}

/** Makes one request through the whole client, without an area's endpoint: GETs as queries, the rest as mutations. */
export async function exchangeOnce(call: Call, { store, request, ...options }: ExchangeOptions = {}) {
  const { data, error } = await startExchange(
    store ?? createTestStore({ session: testSession, ...options }),
    call,
    request,
  );
  return { ...(data === undefined ? {} : { data }), ...(error === undefined ? {} : { error }) };
}

/** Starts one request and hands it out as it runs, with its `abort`. */
export function startExchange({ dispatch }: TestStore, call: Call, request: Omit<GatewayRequest, 'call'> = {}) {
  const id = requests.push({ call, body: call.body ? {} : undefined, ...request }) - 1;
  return call.method === 'GET'
    ? dispatch(probe.endpoints.probeQuery.initiate(id))
    : dispatch(probe.endpoints.probeMutation.initiate(id));
}
