import { calls } from '@livery/api/contract';
import { answer, fail, startNetwork } from '@livery/api/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { DownloadScreen } from './DownloadScreen.tsx';

const network = startNetwork();
afterEach(() => vi.restoreAllMocks());

const phones = {
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
  chromeOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
};
type Kind = 'IOS' | 'Android' | 'MOBILECONFIG' | 'AFFILIATELINK';
const allKinds: Kind[] = ['AFFILIATELINK', 'MOBILECONFIG', 'Android', 'IOS'];
const linksOf = (kinds: readonly Kind[]) =>
  answer(calls.getDownloads, {
    list: kinds.map((resourceType) => ({ resourceType, url: `https://get.test/${resourceType}` })),
  });

function show(phone: keyof typeof phones, kinds: readonly Kind[] = allKinds, reply = linksOf(kinds)) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phones[phone]);
  network.use(reply);
  return renderScreen(<DownloadScreen hasBar settings={<p>The settings</p>} />, { at: '/m/download' });
}
const buttons = () =>
  screen
    .getAllByRole('link')
    .map((link) =>
      `${link.textContent} ${link.getAttribute('href')} ${link.classList.contains('primary') ? 'main' : ''}`.trim(),
    );
/** Titles of the open guides. */
const openGuides = () =>
  [...document.querySelectorAll('details')]
    .filter(({ open }) => open)
    .map((guide) => guide.querySelector('summary')!.textContent);
const guides = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);

describe('[ROUTE-10] the download screen', () => {
  test('[DOWN-01] [DOWN-03] on Android, the button and the guide for Android come first', async () => {
    show('android');
    expect(await screen.findByRole('link', { name: 'Install for Android' })).toHaveAttribute('target', '_blank');
    expect(buttons()).toEqual([
      'Install for Android https://get.test/Android main',
      'Install for iPhone https://get.test/IOS',
      'iPhone, with a profile https://get.test/MOBILECONFIG',
      'For affiliates https://get.test/AFFILIATELINK',
    ]);
    expect(guides()).toEqual(['On Android', 'On an iPhone']);
    expect(openGuides()).toEqual(['On Android']);
  });

  test('[DOWN-01] [DOWN-03] on an iPhone, its button and guide come first, and Safari shows a hint', async () => {
    show('iphone');
    await screen.findByRole('link', { name: 'Install for iPhone' });
    expect(buttons()).toEqual([
      'Install for iPhone https://get.test/IOS main',
      'iPhone, with a profile https://get.test/MOBILECONFIG',
      'Install for Android https://get.test/Android',
      'For affiliates https://get.test/AFFILIATELINK',
    ]);
    expect(openGuides()).toEqual(['On an iPhone', 'On the home screen, with Safari']);
    expect(screen.getByText('Tap Share in Safari’s bar.')).toBeVisible();
  });

  test('[DOWN-01] on an iPhone, browsers other than Safari show the hint for Safari collapsed', async () => {
    show('chromeOnIphone');
    await screen.findByRole('link', { name: 'Install for iPhone' });
    expect(openGuides()).toEqual(['On an iPhone']);
    expect(guides()).toContain('On the home screen, with Safari');
  });

  test('[DOWN-03] on an iPhone without an app for it, the profile is offered and does not open a tab', async () => {
    show('iphone', ['MOBILECONFIG', 'Android']);
    const button = await screen.findByRole('link', { name: 'Install for iPhone' });
    expect(button).toHaveAttribute('href', 'https://get.test/MOBILECONFIG');
    expect(button).not.toHaveAttribute('target');
    expect(screen.queryByRole('link', { name: 'iPhone, with a profile' })).toBeNull();
  });

  test('[DOWN-01] a desktop shows a QR code for each address, and the buttons', async () => {
    show('desktop');
    expect(await screen.findByRole('img', { name: 'QR code for the Android app' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code for the iPhone app' })).toBeVisible();
    expect(buttons()).toEqual([
      'Install for Android https://get.test/Android',
      'Install for iPhone https://get.test/IOS',
      'For affiliates https://get.test/AFFILIATELINK',
    ]);
    expect(openGuides()).toEqual([]);
  });

  test('[DOWN-01] each guide has numbered steps with a drawing each', async () => {
    show('android');
    const guide = (await screen.findByText('On Android')).closest('details')!;
    const steps = within(guide).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.[0])).toEqual(['1', '2', '3']);
    for (const step of steps) expect(step.querySelector('svg')).not.toBeNull();
    expect(steps[2]).toHaveTextContent('open Test Merchant from your home screen');
  });

  test('if the browser can install the page, a button does that; without an app it is the main button', async () => {
    const { user } = show('android', ['IOS']);
    expect(await screen.findByText(/^There’s no app for this phone yet\./)).toBeVisible();
    const prompt = vi.fn<() => Promise<void>>().mockResolvedValue();
    act(() => {
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    const button = screen.getByRole('button', { name: 'Install from the browser' });
    expect(button).toHaveClass('primary');
    expect(screen.queryByText(/^There’s no app/)).toBeNull();
    await user.click(button);
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Install from the browser' })).toBeNull();
  });

  test('opened from the home screen it shows that the app is installed, and offers no link', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList,
    );
    show('android');
    expect(await screen.findByText('You already have the app')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Install for Android' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/m/home');
    expect(guides()).toEqual([]);
  });

  test('a failure shows an error and a retry, and the settings stay', async () => {
    const { user } = show('android', [], fail(calls.getDownloads, 'NOT_ALLOWED'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('The settings')).toBeVisible();
    network.use(linksOf(allKinds));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Install for Android' })).toBeVisible();
  });
});
