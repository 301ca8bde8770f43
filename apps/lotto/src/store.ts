import { gatewayApi, type GatewayContext } from '@livery/api/client';
import { sessionSlice } from '@livery/api/session';
import { combineSlices, configureStore } from '@reduxjs/toolkit';

const rootReducer = combineSlices(gatewayApi, sessionSlice);

/** The frame's own store. Its session is only in this page's memory, so that it does not change the app's storage. */
export function createStore(context: GatewayContext) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(gatewayApi.middleware),
  });
}

export type FrameStore = ReturnType<typeof createStore>;
