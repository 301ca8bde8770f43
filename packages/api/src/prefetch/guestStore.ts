import { combineSlices, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { GatewayContext } from '../client/context.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { sessionSlice } from '../session/sessionSlice.ts';

/** What an endpoint's `initiate` makes, whatever the endpoint. */
export type QueryThunk = ThunkAction<PromiseLike<unknown>, never, never, UnknownAction>;

/** A store of the client alone, in which nobody is signed in: for whoever asks the gateway in the client's place. */
export const createGuestStore = (context: GatewayContext) =>
  configureStore({
    reducer: combineSlices(gatewayApi, sessionSlice),
    // Without the checks of development, which walk the whole state at every reply: nobody writes this state by hand.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, immutableCheck: false, serializableCheck: false }).concat(
        gatewayApi.middleware,
      ),
  });
