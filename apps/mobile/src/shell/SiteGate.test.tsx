import { sessionEnded, sessionStarted } from '@livery/api/session';
import { gameListsApi } from '@livery/api/games/gameLists';
import { calls } from '@livery/api/contract';
import {
  answer,
  fail,
  noAnswer,
  noNetwork,
  sampleValues,
  startNetwork,
  testMerchant,
  testSession,
} from '@livery/api/testing';
import { closureItem, templateItem } from '@livery/device/storage';
import { i18nextReader } from '@livery/i18n/i18next';
import { createTexts, TextsProvider } from '@livery/i18n/react';
import { MerchantProvider } from '@livery/merchant/react';
import { ToastProvider } from '@livery/ui/toasts';
import { lateReply, stopClock } from '@livery/features/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { textsIn } from '../../testing/textsIn.ts';
import { createStore } from '../store.ts';
import { SiteGate } from './SiteGate.tsx';

const network = startNetwork();
const status = {
  ...sampleValues.getSystemStatus,
  maintenance: false,
  regionRestriction: false,
  serverTime: new Date().toISOString(),
};
const upgrading = 'System upgrading, please try again later.';
const restricted = "Sorry, we don't offer our service in your region.";

/** Stores that the site was closed on the last visit. */
function storeClosed(
  closure: 'maintenance' | 'regionRestriction',
  { merchant = 'testmerchant', at = Date.now() } = {},
) {
  closureItem.write({ merchant, closure, at });
}

function Games() {
  const { data } = gameListsApi.endpoints.getHotGames.useQuery({ language: 'EN' });
  return <p>Games: {data?.length ?? 'none'}</p>;
}

function show(more?: ReactNode) {
  const merchant = testMerchant();
  const store = createStore({ merchant, getLanguage: () => 'EN', timing: { timeoutMs: 2_000, retryMs: 1 } });
  const texts = createTexts({
    language: 'EN',
    ready: { EN: textsIn('EN') },
    load: () => Promise.reject(new Error('All texts are here.')),
    reader: i18nextReader(),
  });
  render(
    <MerchantProvider value={merchant}>
      <Provider store={store}>
        <TextsProvider value={texts}>
          <ToastProvider label="Messages">
            <MemoryRouter>
              <SiteGate>
                <h2>The games</h2>
                {more}
              </SiteGate>
            </MemoryRouter>
          </ToastProvider>
        </TextsProvider>
      </Provider>
    </MerchantProvider>,
  );
  return { store };
}

const games = () => screen.queryByRole('heading', { name: 'The games' });
/** Waits in steps of 50 ms, because the status is requested when the screen is usable, and replies must arrive. */
const until = (assertion: () => void) => clock.until(assertion, { stepMs: 50 });
const closed = (sentence: string) =>
  until(() => expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible());
const open = () => until(() => expect(games()).toBeVisible());
const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

let clock: ReturnType<typeof stopClock>;
// Load the code before the tests, because loading takes a long time on a slow machine.
beforeAll(() => Promise.all([import('./ClosedSiteScreen.tsx'), import('./BackgroundWatch.tsx')]));
beforeEach(() => {
  clock = stopClock();
  network.use(
    answer(calls.getSystemStatus, status),
    answer(calls.getTemplate, sampleValues.getTemplate),
    answer(calls.getClientInfo, { ip: '203.0.113.7', region: 'PT' }),
    answer(calls.getCustomerService, { version: { pathList: [] } }),
  );
});
afterEach(() => vi.useRealTimers());

describe('a closed site', () => {
  test('[STAT-01] the stored status of the last visit applies immediately, before any reply', async () => {
    network.use(noAnswer(calls.getSystemStatus));
    storeClosed('maintenance');
    // `await` is necessary. The shown component suspends. After an `act` without `await`, React continues it only in
    // the next `act`. This test has no next `act`, because no reply arrives.
    await act(async () => {
      show();
    });
    expect(games()).toBeNull();
    await closed(upgrading);
  });

  test('[STAT-01] an open status from the gateway replaces a stored closure', async () => {
    storeClosed('maintenance');
    show();
    expect(games()).toBeNull();
    await open();
    expect(localStorage.getItem('status')).toContain('"maintenance":false');
  });

  test('[STAT-01] a closed status from the gateway replaces a stored open status, and is stored', async () => {
    network.use(answer(calls.getSystemStatus, { ...status, maintenance: true }));
    show();
    expect(games()).toBeVisible();
    await closed(upgrading);
    expect(games()).toBeNull();
    expect(localStorage.getItem('status')).toContain('"maintenance":true');
  });

  test('[STAT-02] [ROUTE-14] maintenance shows the service-error screen', async () => {
    network.use(answer(calls.getSystemStatus, { ...status, maintenance: true }));
    show();
    await closed(upgrading);
    await until(() => expect(screen.getByText('This page opens by itself as soon as we’re back.')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Language and appearance' })).toBeVisible();
    expect(screen.getByText('18+ only')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('[STAT-02] maintenance shows the service-error screen even if the region is restricted too', async () => {
    network.use(answer(calls.getSystemStatus, { ...status, maintenance: true, regionRestriction: true }));
    show();
    await closed(upgrading);
    expect(screen.queryByText(restricted)).toBeNull();
  });

  test("[STAT-03] [ROUTE-14] a restricted region shows the IP restriction, the player's IP and contacts", async () => {
    network.use(answer(calls.getSystemStatus, { ...status, regionRestriction: true }));
    network.use(
      answer(calls.getCustomerService, {
        version: {
          pathList: [
            { csType: 'CS', type: 1, path: 'https://support.test.example/desk' },
            { csType: 'LIVECHAT', type: 2, path: '' },
          ],
        },
      }),
    );
    show();
    await closed(restricted);
    await until(() => expect(screen.getByText('203.0.113.7')).toBeVisible());
    expect(screen.getByText('Portugal')).toBeVisible();
    await until(() =>
      expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
        'href',
        'https://support.test.example/desk',
      ),
    );
    expect(screen.queryByText('Live chat')).toBeNull();
  });

  test('after a call is refused for maintenance, the status is requested immediately', async () => {
    network.use(
      answer(calls.getSystemStatus, { ...status, maintenance: true }),
      fail(calls.getHotGames, 'MAINTENANCE'),
    );
    const { store } = show();
    await act(async () => {
      await store.dispatch(gameListsApi.endpoints.getHotGames.initiate({ language: 'EN' }));
    });
    // Waits for half a second, in steps that wait for replies. The screen is treated as usable only after 1.5 s.
    for (let step = 0; step < 5; step += 1) await clock.idle(store);
    expect(screen.getByRole('heading', { level: 1, name: upgrading })).toBeVisible();
  });

  test('a refused call does not close the site if the status is open', async () => {
    let asked = 0;
    network.use(
      answer(calls.getSystemStatus, () => {
        asked += 1;
        return status;
      }),
      fail(calls.getHotGames, 'REGION_RESTRICTED'),
    );
    const { store } = show();
    await act(async () => {
      await store.dispatch(gameListsApi.endpoints.getHotGames.initiate({ language: 'EN' }));
    });
    await until(() => expect(asked).toBe(1));
    expect(games()).toBeVisible();
  });
});

describe('the retry button', () => {
  test('reports that the site is still closed, and opens it when it is open again', async () => {
    network.use(answer(calls.getSystemStatus, { ...status, maintenance: true }));
    show();
    await closed(upgrading);
    tryAgain();
    await until(() => expect(screen.getByText('Not open yet. We’ll keep trying.')).toBeInTheDocument());
    network.use(answer(calls.getSystemStatus, status));
    tryAgain();
    await open();
  });

  test('opens a site that only the stored status closes, if the gateway does not reply', async () => {
    storeClosed('maintenance');
    network.use(noNetwork(calls.getSystemStatus));
    show();
    await closed(upgrading);
    expect(games()).toBeNull();
    tryAgain();
    await open();
  });

  test('is optional, because the screen checks the status automatically', async () => {
    network.use(answer(calls.getSystemStatus, { ...status, regionRestriction: true }));
    show();
    await closed(restricted);
    expect(games()).toBeNull();
    network.use(answer(calls.getSystemStatus, status));
    await clock.pass(30_000);
    await open();
  });
});

test('data that was refused while the site was closed is fetched again when it opens', async () => {
  network.use(answer(calls.getSystemStatus, { ...status, maintenance: true }), fail(calls.getHotGames, 'MAINTENANCE'));
  show(<Games />);
  await closed(upgrading);
  network.use(answer(calls.getSystemStatus, status), answer(calls.getHotGames, sampleValues.getHotGames));
  tryAgain();
  await until(() => expect(screen.getByText('Games: 2')).toBeVisible());
});

test('the status is requested after a long absence from the page, and not after a short absence', async () => {
  let asked = 0;
  network.use(
    answer(calls.getSystemStatus, () => {
      asked += 1;
      return status;
    }),
  );
  show();
  await clock.pass(2_000);
  await until(() => expect(asked).toBe(1));
  document.dispatchEvent(new Event('visibilitychange'));
  await clock.pass(1_000);
  expect(asked).toBe(1);
  await clock.pass(60_000);
  expect(asked).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(asked).toBe(2));
  // The phone's clock is set back by an hour before the next check.
  await clock.pass(1_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(asked).toBe(3));
});

test('a hidden page of a closed site does not request the status until it becomes visible', async () => {
  const asked = vi.fn<() => void>();
  network.use(answer(calls.getSystemStatus, () => (asked(), { ...status, maintenance: true })));
  show();
  await closed(upgrading);
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  asked.mockClear();
  await clock.pass(90_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await clock.pass(1_000);
  expect(asked).not.toHaveBeenCalled();
  isHidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(asked).toHaveBeenCalledOnce());
});

describe('the first request for the status', () => {
  let asked: number;
  beforeEach(() => {
    asked = 0;
    network.use(
      answer(calls.getSystemStatus, () => {
        asked += 1;
        return status;
      }),
    );
  });

  /** Expects that the request is sent before 1.5 s without another request have passed. */
  async function expectAtOnce() {
    const from = Date.now();
    await until(() => expect(asked).toBe(1));
    expect(Date.now() - from).toBeLessThan(1_000);
  }

  test('[STAT-01] waits until no other request was in flight for 1.5 s', async () => {
    const reply = lateReply<typeof sampleValues.getHotGames>();
    network.use(answer(calls.getHotGames, () => reply.promise));
    const { store } = show(<Games />);
    await clock.pass(1_900);
    expect(asked).toBe(0);
    reply.resolve(sampleValues.getHotGames);
    await clock.idle(store);
    expect(screen.getByText('Games: 2')).toBeVisible();
    await clock.pass(1_300);
    expect(asked).toBe(0);
    await clock.pass(200);
    await until(() => expect(asked).toBe(1));
  });

  test('[STAT-01] is sent immediately if the session has ended', async () => {
    const { store } = show();
    await act(async () => {
      store.dispatch(sessionStarted(testSession));
      store.dispatch(sessionEnded({ reason: 'expired' }));
    });
    await expectAtOnce();
  });

  test('[STAT-01] is sent immediately if there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    await expectAtOnce();
    vi.restoreAllMocks();
  });
});

test('[STAT-04] the versions that the gateway names are stored for the next visit', async () => {
  network.use(answer(calls.getTemplate, { mem_cen: '1', dep_func: '0' }));
  show();
  await until(() =>
    expect(templateItem.read()).toEqual({
      merchant: 'testmerchant',
      templates: { memberCentre: 'new', deposit: 'base' },
    }),
  );
});
