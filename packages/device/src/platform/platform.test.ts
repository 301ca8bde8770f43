import { afterEach, expect, test, vi } from 'vitest';
import { detectPlatform, isInAppBrowser, isInstalled, isIosSafari } from './platform.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const agents = {
  safari: `${iphone} Version/18.2 Mobile/15E148 Safari/604.1`,
  chromeOnIphone: `${iphone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  webViewOnIphone: `${iphone} Mobile/15E148`,
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15',
  chrome:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  webViewOnAndroid:
    'Mozilla/5.0 (Linux; Android 10; K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36',
  weChat:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
};

test.each([
  ['an iPhone', { userAgent: agents.safari }, 'ios'],
  ['Chrome on an iPhone', { userAgent: agents.chromeOnIphone }, 'ios'],
  ['an iPad that calls itself a Mac', { userAgent: agents.mac, maxTouchPoints: 5 }, 'ios'],
  ['a Mac', { userAgent: agents.mac, maxTouchPoints: 0 }, 'other'],
  ['an Android phone', { userAgent: agents.chrome }, 'android'],
  [
    'an Android phone that requests the desktop page',
    { userAgent: agents.desktop, userAgentData: { platform: 'Android' } },
    'android',
  ],
  ['a desktop', { userAgent: agents.desktop, userAgentData: { platform: 'Linux' } }, 'other'],
  ['an empty user agent', { userAgent: '' }, 'other'],
] as const)('%s', (_, client, platform) => expect(detectPlatform(client)).toBe(platform));

test.each([
  ['Safari', agents.safari, true],
  ['Chrome', agents.chromeOnIphone, false],
  ['an app that shows pages', agents.webViewOnIphone, false],
  ['a Mac', agents.mac, false],
  ['Chrome on Android', agents.chrome, false],
])('the share menu of %s can add a page to the home screen: %s', (_, userAgent, is) =>
  expect(isIosSafari({ userAgent })).toBe(is),
);

test.each([
  ['a WebView on Android', true, agents.webViewOnAndroid],
  ['a WebView on an iPhone', true, agents.webViewOnIphone],
  ['a messenger without the mark of a WebView', true, agents.weChat],
  ['Safari', false, agents.safari],
  ['Chrome on an iPhone', false, agents.chromeOnIphone],
  ['Chrome on Android', false, agents.chrome],
  ['a desktop browser', false, agents.desktop],
])('%s is inside another app: %s', (_, is, userAgent) => expect(isInAppBrowser({ userAgent })).toBe(is));

test('[HOME-04] isInstalled is true in our native app and on the home screen of both platforms', () => {
  expect(isInstalled()).toBe(false);

  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  expect(isInstalled()).toBe(true);
  vi.unstubAllGlobals();

  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  expect(isInstalled()).toBe(true);
  Reflect.deleteProperty(navigator, 'standalone');
  expect(isInstalled()).toBe(false);

  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${agents.chrome} LiveryApp/1.4`);
  expect(isInstalled()).toBe(true);
});
