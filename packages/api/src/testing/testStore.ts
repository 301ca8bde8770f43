import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Slice } from '@reduxjs/toolkit';
import type { PublicMerchant } from '@livery/merchant';
import { gatewayApi } from '../client/gatewayApi.ts';
import { sessionMiddleware } from '../session/sessionMiddleware.ts';
import { sessionSlice, sessionStarted } from '../session/sessionSlice.ts';
import type { SessionInfo } from '../session/sessionSlice.ts';
import { testMerchant } from './testMerchant.ts';

export const testSession: SessionInfo = {
  token: 'token-of-amina',
  merchantCode: 'testmerchant',
  userName: 'amina',
  type: 0,
  firstTimeLogin: false,
};

export interface TestStoreOptions {
  merchant?: PublicMerchant;
  /** Language code of the gateway; default EN. */
  language?: string;
  /** Session of the store. Default: signed out. */
  session?: SessionInfo;
  /** Timeout of a request in milliseconds; default 2,000. */
  timeoutMs?: number;
  /** Sends the requests. Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** Additional slices of the caller. */
  slices?: readonly Slice[];
}

/** Creates a real store with the real client and short pauses before retries. Tests mock the network with msw. */
export function createTestStore({
  merchant = testMerchant(),
  language = 'EN',
  session,
  timeoutMs = 2000,
  fetch,
  slices = [],
}: TestStoreOptions = {}) {
  const store = configureStore({
    reducer: combineSlices(gatewayApi, sessionSlice, ...slices),
    middleware: (getDefault) =>
      getDefault({
        // On a busy machine, these checks would warn that they are slow, and tests fail on warnings.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
        thunk: { extraArgument: { merchant, getLanguage: () => language, timing: { timeoutMs, retryMs: 1 }, fetch } },
      }).concat(gatewayApi.middleware, sessionMiddleware),
  });
  if (session) store.dispatch(sessionStarted(session));
  return store;
}

export type TestStore = ReturnType<typeof createTestStore>;
