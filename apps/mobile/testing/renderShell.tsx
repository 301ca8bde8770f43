import { type SessionInfo, sessionStarted } from '@livery/api/session';
import { testMerchant, testSession } from '@livery/api/testing';
import { lazyCode, type Screen } from '@livery/foundation/code';
import { numeralsFor } from '@livery/i18n';
import { i18nextReader } from '@livery/i18n/i18next';
import { createTexts, TextsProvider } from '@livery/i18n/react';
import type { PublicMerchant } from '@livery/merchant';
import { MerchantProvider } from '@livery/merchant/react';
import { LinkComponentProvider } from '@livery/ui';
import { ToastProvider } from '@livery/ui/toasts';
import { act, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter, type NavigateFunction, type NavigateOptions, useNavigate } from 'react-router-dom';
import { RouterLink } from '../src/shell/RouterLink.tsx';
import { Router } from '../src/shell/Router.tsx';
import type { Row } from '../src/shell/row.ts';
import { SwipeWatch } from '../src/shell/SwipeWatch.tsx';
import { createStore } from '../src/store.ts';
import { textsIn } from './textsIn.ts';

interface ShellOptions {
  table: readonly Row[];
  /** First address of the visit. Default: the current history entry, as after a reload. */
  at?: string;
  /** Switches that the merchant turned on. */
  switches?: Partial<PublicMerchant['switches']>;
  /** Other differences of the merchant. */
  merchant?: Partial<PublicMerchant>;
  isSignedIn?: boolean;
  /** The session. Default: the session of the default test member. */
  session?: SessionInfo;
}

/** Renders the shell around a table of addresses, with the real router, the real history and the real store. */
export async function renderShell({
  table,
  at,
  switches = {},
  merchant: differences = {},
  isSignedIn = false,
  session = isSignedIn ? testSession : undefined,
}: ShellOptions) {
  if (at !== undefined) window.history.pushState(null, '', at);
  const merchant = testMerchant({ ...differences, switches: switches as PublicMerchant['switches'] });
  const store = createStore({ merchant, getLanguage: () => 'EN' });
  if (session) store.dispatch(sessionStarted(session));
  const texts = createTexts({
    language: 'EN',
    ready: { EN: textsIn('EN') },
    load: async (language, area) => textsIn(language)[area]!,
    numeralsOf: (language) => numeralsFor(merchant.currency, language),
    reader: i18nextReader(),
  });
  const router: { navigate?: NavigateFunction } = {};

  function Reach() {
    router.navigate = useNavigate();
    return null;
  }

  await act(async () => {
    render(
      <MerchantProvider value={merchant}>
        <Provider store={store}>
          <TextsProvider value={texts}>
            <LinkComponentProvider value={RouterLink}>
              <ToastProvider label="Messages">
                <BrowserRouter>
                  <Router table={table} />
                  <SwipeWatch />
                  <Reach />
                </BrowserRouter>
              </ToastProvider>
            </LinkComponentProvider>
          </TextsProvider>
        </Provider>
      </MerchantProvider>,
    );
  });
  return {
    store,
    texts,
    // The check of `pointer-events` is off, because no test loads style sheets. So no element can have `pointer-events:
    // none`.
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    /**
     * Clicks an element that opens a screen whose code is not loaded. The click is awaited, because otherwise React may
     * lose its updates.
     */
    press: (element: Element) => act(async () => void fireEvent.click(element)),
    address: () => window.location.pathname + window.location.search,
    go: (to: string, options?: NavigateOptions) =>
      act(async () => {
        await router.navigate!(to, options);
      }),
    /** Simulates the browser's back button. */
    stepBack: () =>
      act(async () => {
        const arrived = new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
        });
        window.history.back();
        await arrived;
      }),
  };
}

/** Creates a screen that shows one word. */
export function createTextScreen(word: string, options: Pick<Screen, 'isOpen'> = {}): Screen {
  return { ...lazyCode(async () => ({ Saying: () => <h2>{word}</h2> }), 'Saying'), texts: [], ...options };
}
