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
  /** Gateway code; EN unless given. */
  language?: string;
  /** Signed in as this player; nobody unless given. */
  session?: SessionInfo;
  /** Milliseconds until a request is given up; 2,000 unless given. */
  timeoutMs?: number;
  /** How requests go out; the usual way unless given. */
  fetch?: typeof fetch;
  /** The caller's own slices beside the API's and the session's. */
  slices?: readonly Slice[];
}

/** A real store over the real client, with short pauses before retries. The network is for msw to fake. */
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
        thunk: { extraArgument: { merchant, getLanguage: () => language, timing: { timeoutMs, retryMs: 1 }, fetch } },
      }).concat(gatewayApi.middleware, sessionMiddleware),
  });
  if (session) store.dispatch(sessionStarted(session));
  return store;
}

export type TestStore = ReturnType<typeof createTestStore>;
