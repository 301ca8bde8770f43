import { gatewayApi } from '@livery/api/client';
import { type CallName, calls } from '@livery/api/contract';
import { homeQueries } from '@livery/api/home-data';
import { answer, sampleValues, startNetwork, testMerchant } from '@livery/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { createStore } from '../store.ts';
import { storeDrawnHome } from './drawnHome.ts';

const network = startNetwork();

/** Keys of the replies in a store's cache. */
const storedQueries = (store: ReturnType<typeof createStore>) => Object.keys(store.getState().gateway.queries);

test('prerendered data survives a reconnect until home uses it, and is released when home is rendered', async () => {
  network.use(...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never)));
  const store = createStore({ merchant: testMerchant(), getLanguage: () => 'EN' });
  const reconnect = async () => {
    await Promise.all(homeQueries('EN', { isForced: true }).map((query) => store.dispatch(query as never)));
    store.dispatch(gatewayApi.internalActions.onOnline());
  };
  storeDrawnHome(store, 'EN', [
    { endpointName: 'getHotGames', arg: { language: 'EN' }, value: [] },
    { endpointName: 'getVendorGameTypes', value: [] },
  ]);
  await reconnect();
  expect(storedQueries(store)).toContain('getHotGames({"language":"EN"})');
  await renderApp();
  await reconnect();
  expect(storedQueries(store)).toEqual([]);
});
