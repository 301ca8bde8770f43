import { testMerchant } from '@livery/api/testing';
import { preferencesRestored } from '@livery/features/preferences';
import { i18nextReader } from '@livery/i18n/i18next';
import { createTexts } from '@livery/i18n/react';
import type { PublicMerchant } from '@livery/merchant';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AppRoot } from '../src/boot/AppRoot.tsx';
import { createStore } from '../src/store.ts';
import { textsIn } from './textsIn.ts';

interface AppOptions {
  /** First address of the visit; default home. */
  at?: string;
  merchant?: PublicMerchant;
  /** Milliseconds until a request times out. */
  timeoutMs?: number;
}

/**
 * Renders the whole app as in a browser, in English, with the real store, the real client and every screen. The test
 * must mock the network.
 */
export async function renderApp({ at = '/m/home', merchant = testMerchant(), timeoutMs = 2_000 }: AppOptions = {}) {
  const store = createStore({ merchant, getLanguage: () => 'EN', timing: { timeoutMs, retryMs: 1 } });
  store.dispatch(preferencesRestored({ language: 'EN', mode: merchant.defaultMode }));
  const texts = createTexts({
    language: 'EN',
    ready: { EN: textsIn('EN') },
    load: async (language, area) => textsIn(language)[area]!,
    reader: i18nextReader(),
  });
  const view = await act(async () =>
    render(
      <AppRoot
        merchant={merchant}
        store={store}
        texts={texts}
        router={(app) => <MemoryRouter initialEntries={[at]}>{app}</MemoryRouter>}
      />,
    ),
  );
  return { ...view, store };
}
