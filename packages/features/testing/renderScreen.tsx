import { createTestStore, testMerchant, type TestStoreOptions } from '@livery/api/testing';
import { i18nextReader } from '@livery/i18n/i18next';
import { createTexts, TextsProvider } from '@livery/i18n/react';
import { textAreas } from '@livery/i18n';
import { MerchantProvider } from '@livery/merchant/react';
import { ToastProvider } from '@livery/ui/toasts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { homeCategorySlice } from '../src/games/state/homeCategory.ts';
import { preferencesSlice } from '../src/preferences/state/preferences.ts';

interface RenderOptions extends TestStoreOptions {
  /** The address at which the screen is rendered. */
  at?: string | { pathname: string; state: unknown };
}

const english = Object.fromEntries(
  await Promise.all(
    textAreas.map(async (area) => [area, (await import(`../../i18n/src/texts/EN/${area}.json`)).default]),
  ),
);

const load = async (language: string, area: string) =>
  (await import(`../../i18n/src/texts/${language}/${area}.json`)).default;

/**
 * Renders a screen as the app does: with the real store, the real client and English texts. Other languages load on a
 * change of language. The test fakes the network.
 */
export function renderScreen(screen: ReactNode, { at = '/', ...options }: RenderOptions = {}) {
  const merchant = options.merchant ?? testMerchant();
  const store = createTestStore({ ...options, merchant, slices: [homeCategorySlice, preferencesSlice] });
  const texts = createTexts({ language: 'EN', ready: { EN: english }, load, reader: i18nextReader() });
  const address = { current: '' };
  const view = render(
    <MerchantProvider value={merchant}>
      <Provider store={store}>
        <TextsProvider value={texts}>
          <ToastProvider label="Messages">
            <MemoryRouter initialEntries={[at]}>
              {screen}
              <Watch onAddress={(now) => (address.current = now)} />
            </MemoryRouter>
          </ToastProvider>
        </TextsProvider>
      </Provider>
    </MerchantProvider>,
  );
  // The check of `pointer-events` is off, because no test loads style sheets. So no element can have `pointer-events:
  // none`, and the check would only take time.
  return { ...view, store, texts, user: userEvent.setup({ pointerEventsCheck: 0 }), address: () => address.current };
}

function Watch({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onAddress(`${pathname}${search}`);
  return null;
}
