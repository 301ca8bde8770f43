import { calls } from '@livery/api/contract';
import { answer, startNetwork, testMerchant } from '@livery/api/testing';
import { hasVisitedItem } from '@livery/device/storage';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../testing/waitForStoreIdle.ts';
import { DownloadBar } from './components/DownloadBar/DownloadBar.tsx';
import { DownloadIcon } from './components/DownloadIcon/DownloadIcon.tsx';
import { useIsAppOfferShown } from './hooks/useIsAppOfferShown.ts';

const network = startNetwork();
vi.setConfig({ testTimeout: 20_000 });
afterEach(() => vi.restoreAllMocks());

const on = testMerchant({ switches: { ...testMerchant().switches, APPWINDOW: true } });
const phones = {
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  app: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 LiveryApp/1.4',
};
const hold = (phone: keyof typeof phones) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phones[phone]);

/** Makes the gateway reply with these kinds of links, and counts the requests. */
function offer(...kinds: ('IOS' | 'Android' | 'MOBILECONFIG' | 'AFFILIATELINK')[]) {
  const asked = vi.fn<() => void>();
  network.use(
    answer(
      calls.getDownloads,
      () => (asked(), { list: kinds.map((resourceType) => ({ resourceType, url: `/get/${resourceType}` })) }),
    ),
  );
  return asked;
}

describe('the icon that offers the app', () => {
  test('[HOME-04] [HOME-13 download icon] on a phone with a link, it opens the app download', async () => {
    hold('android');
    offer('Android');
    renderScreen(<DownloadIcon />, { merchant: on });
    expect(await screen.findByRole('link', { name: 'Download the app' })).toHaveAttribute('href', '/m/download');
  });

  test.each([
    ['the switch is off', 'android', testMerchant(), 0],
    ['the page is inside the app', 'app', on, 0],
    ['the device is not a phone', 'desktop', on, 0],
    ['the merchant has none for this phone', 'iphone', on, 1],
  ] as const)('[HOME-04] is not shown if %s', async (_, phone, merchant, times) => {
    hold(phone);
    const asked = offer('Android', 'AFFILIATELINK');
    await waitForStoreIdle(renderScreen(<DownloadIcon />, { merchant }).store);
    expect(screen.queryByRole('link')).toBeNull();
    expect(asked).toHaveBeenCalledTimes(times);
  });

  test('[HOME-04] is not shown in a page that was opened from the home screen', async () => {
    hold('android');
    offer('Android');
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList,
    );
    await waitForStoreIdle(renderScreen(<DownloadIcon />, { merchant: on }).store);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

function Watch() {
  return <output>{String(useIsAppOfferShown())}</output>;
}

describe('the bar that offers the app', () => {
  beforeEach(() => {
    sessionStorage.clear();
    hasVisitedItem.write(true);
  });

  test('is not shown during the first visit, also after a reload', async () => {
    localStorage.clear();
    hold('android');
    offer('Android');
    await waitForStoreIdle(renderScreen(<DownloadBar />, { merchant: on }).store);
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    await waitForStoreIdle(renderScreen(<DownloadBar />, { merchant: on }).store);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('leaves while the page is scrolled, and returns at its top', async () => {
    hold('android');
    offer('Android');
    const view = renderScreen(<DownloadBar />, { merchant: on });
    const bar = await screen.findByRole('region', { name: 'Get the app' });
    expect(bar).not.toHaveAttribute('data-retracted');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(bar).toHaveAttribute('data-retracted');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(bar).not.toHaveAttribute('data-retracted');
    view.unmount();
  });

  test('links to the app for this phone in a new tab; after closing, it is hidden for a week', async () => {
    hold('android');
    offer('IOS', 'Android');
    const view = renderScreen(
      <>
        <DownloadBar />
        <Watch />
      </>,
      { merchant: on },
    );
    const button = await screen.findByRole('link', { name: 'Install' });
    expect([button.getAttribute('href'), button.getAttribute('target'), button.getAttribute('rel')]).toEqual([
      'http://gateway.test/get/Android',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('true');
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Get the app' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('false');

    cleanup();
    await waitForStoreIdle(renderScreen(<DownloadBar />, { merchant: on }).store);
    expect(screen.queryByRole('link')).toBeNull();

    cleanup();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 60 * 60_000);
    renderScreen(<DownloadBar />, { merchant: on });
    expect(await screen.findByRole('link', { name: 'Install' })).toBeVisible();
  });

  test('shows a hint about the share menu in Safari on an iPhone, and the profile if there is no app', async () => {
    hold('iphone');
    offer('MOBILECONFIG');
    renderScreen(<DownloadBar />, { merchant: on });
    expect(await screen.findByText(/Tap Share/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Install' })).toHaveAttribute(
      'href',
      'http://gateway.test/get/MOBILECONFIG',
    );
  });

  test('starts the installation if the browser can install the page', async () => {
    hold('android');
    offer('Android');
    const { user } = renderScreen(<DownloadBar />, { merchant: on });
    await screen.findByRole('link', { name: 'Install' });
    const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    fireEvent(window, event);
    expect(event.defaultPrevented).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  test('a merchant that does not offer the app requests no links', async () => {
    hold('android');
    const asked = offer('Android');
    await waitForStoreIdle(renderScreen(<DownloadBar />, { merchant: testMerchant() }).store);
    expect(asked).not.toHaveBeenCalled();
  });
});
