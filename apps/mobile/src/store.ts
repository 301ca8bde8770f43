import { gatewayApi, type GatewayContext } from '@livery/api/client';
import { sessionMiddleware, sessionSlice } from '@livery/api/session';
import { homeCategorySlice } from '@livery/features/games';
import { preferencesSlice } from '@livery/features/preferences';
import { combineSlices, configureStore } from '@reduxjs/toolkit';

const rootReducer = combineSlices(gatewayApi, sessionSlice, preferencesSlice, homeCategorySlice);

/** Creates the app's store from the packages' slices. */
export function createStore(context: GatewayContext) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } }).concat(gatewayApi.middleware, sessionMiddleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
