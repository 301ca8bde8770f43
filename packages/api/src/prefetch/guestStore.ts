import { combineSlices, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { GatewayContext } from '../client/context.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { sessionSlice } from '../session/sessionSlice.ts';

/** The result of any endpoint's `initiate`. */
export type QueryThunk = ThunkAction<PromiseLike<unknown>, never, never, UnknownAction>;

/**
 * Creates a store with only the client and no signed-in player. For code that calls the gateway before or outside the
 * app.
 */
export const createGuestStore = (context: GatewayContext) =>
  configureStore({
    reducer: combineSlices(gatewayApi, sessionSlice),
    // The development checks are off, because they traverse the whole state at every reply. No code mutates this state.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, immutableCheck: false, serializableCheck: false }).concat(
        gatewayApi.middleware,
      ),
  });
