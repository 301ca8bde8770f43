import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { soundMerchants } from '../merchant/readAll.ts';
import { bootScript } from './bootScript.ts';
import { firstRequests } from './firstRequests.ts';
import { fontsOf } from './fonts.ts';

const [padma] = soundMerchants(['padma']);
const requests = await firstRequests(padma!);
const texts = {
  EN: {
    common: '/texts/EN/home.1.json',
    home: '/texts/EN/home.1.json',
    games: '/texts/EN/home.1.json',
    auth: '/texts/EN/auth.2.json',
  },
};

interface Page {
  stored?: Record<string, string> | 'blocked';
  path?: string;
  isStandalone?: boolean;
  /** What the gateway answers the announcements with. */
  announcements?: () => Promise<unknown>;
}

/** Runs the script on a page; what the root and the theme colour are afterwards, and what was asked for. */
function boot({
  stored = {},
  path = '/m/home',
  isStandalone = false,
  announcements = () => new Promise(() => {}),
}: Page = {}) {
  const root = { lang: 'bn', dir: 'ltr', dataset: {} as Record<string, string> };
  const meta = { content: '' };
  const registered: unknown[] = [];
  const preloads: Record<string, string>[] = [];
  const sent: { address: string; init: RequestInit }[] = [];
  let load = () => {};
  const window = {
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: () => string }) => ({
        createScriptURL: () => `${name}:${rules.createScriptURL()}`,
      }),
    },
    matchMedia: () => ({ matches: isStandalone }),
    askedAhead: undefined as { address: string; headers: string }[] | undefined,
  };
  runInNewContext(bootScript({ merchant: padma!, texts, requests, hasWorker: true }), {
    document: {
      documentElement: root,
      querySelector: () => meta,
      createElement: () => ({}),
      head: { append: (link: Record<string, string>) => preloads.push(link) },
    },
    get localStorage() {
      if (stored === 'blocked') throw new Error('blocked');
      return { getItem: (key: string) => stored[key] ?? null };
    },
    addEventListener: (_name: string, listener: () => void) => {
      load = listener;
    },
    navigator: {
      serviceWorker: {
        ready: new Promise(() => {}),
        register: (address: unknown) => {
          registered.push(address);
          return Promise.resolve();
        },
      },
    },
    location: { pathname: path, href: `https://padma.example${path}` },
    fetch: (address: string, init: RequestInit) => {
      sent.push({ address, init });
      return address.includes('announcements')
        ? announcements().then((value) => ({ clone: () => ({ json: () => value }) }))
        : new Promise(() => {});
    },
    window,
    URL,
    AbortController,
  });
  load();
  return { root, meta, registered, preloads, sent, asked: window.askedAhead };
}

test('the person’s own theme and language are on the page before the first paint', () => {
  const { root, meta } = boot({ stored: { theme: 'dark', language: 'UR', MC_SESSION_INFO: '{}' } });
  expect(root).toEqual({ lang: 'ur', dir: 'rtl', dataset: { mode: 'dark', session: '' } });
  expect(meta.content).toBe(padma!.theme.color.dark.canvas.$value);
});

test.each([
  ['nothing', {}],
  ['garbage', { theme: 'constructor', language: '__proto__' }],
  ['a language the merchant lacks', { language: 'PT' }],
  ['no storage', 'blocked' as const],
])('with %s stored the page stays as it was written', (_what, stored) => {
  expect(boot({ stored }).root).toEqual({ lang: 'bn', dir: 'ltr', dataset: {} });
});

test.each([
  ['the default language', {}, 'bn'],
  ['the language chosen earlier', { language: 'EN' }, 'en'],
  ['the default, where storage is blocked', 'blocked' as const, 'bn'],
])('the font of %s is asked for at once, and no other', (_what, stored, tag) => {
  const href = fontsOf(padma!).first[tag];
  expect(href).toMatch(/^\/fonts\/.+\.woff2$/);
  expect(boot({ stored }).preloads.filter((link) => link['as'] === 'font')).toEqual([
    { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href },
  ]);
});

test('the service worker is registered through a policy of its own', () => {
  expect(boot({ stored: 'blocked' }).registered).toEqual(['livery-worker:/sw.js']);
});

test('the texts of a language that are not in the page are asked for at once, those of home only, and each file once', () => {
  const wanted = (stored: Record<string, string>) =>
    boot({ stored })
      .preloads.filter((link) => link['as'] === 'fetch')
      .map((link) => link['href']);
  expect(wanted({ language: 'EN' })).toEqual([texts.EN.home]);
  expect(wanted({})).toEqual([]);
});

describe('the data of the first screen', () => {
  const session = (merchantCode: string) => ({ MC_SESSION_INFO: JSON.stringify({ merchantCode, token: 'token-1' }) });
  const headersOf = (page: Page) => boot(page).sent.map(({ init }) => init.headers as Record<string, string>);

  test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('is asked for at %s', (path) => {
    const { sent, asked } = boot({ path });
    expect(sent.map(({ address }) => address)).toEqual(requests['BN']!.map(({ address }) => address));
    expect(asked!.map(({ address }) => address)).toEqual(
      requests['BN']!.map(({ address }) => `https://padma.example${address}`),
    );
    expect(asked!.map(({ headers }) => JSON.parse(headers))).toEqual(requests['BN']!.map(({ headers }) => headers));
    for (const { init } of sent) expect(init).toMatchObject({ method: 'GET', credentials: 'omit' });
  });

  test.each(['/m/login', '/m/gameList', '/m/home/'])('is not asked for at %s', (path) => {
    expect(boot({ path }).sent).toEqual([]);
  });

  test('is asked for in the language chosen earlier', () => {
    expect(headersOf({ stored: { language: 'EN' } }).map((headers) => headers['Language'])).toEqual(['EN', 'EN', 'EN']);
  });

  test('is asked for in a member’s name with this house’s session only', () => {
    expect(headersOf({ stored: session('PADMA') }).map((headers) => headers['Authorization'])).toEqual([
      'token-1',
      'token-1',
      'token-1',
    ]);
    expect(headersOf({ stored: session('aurora') }).map((headers) => headers['Authorization'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is asked for by the page’s own device, with its headers in the client’s order', () => {
    const [first] = headersOf({ isStandalone: true, stored: session('padma') });
    expect(first!['Device']).toBe('OTHERS');
    expect(Object.keys(first!)).toEqual(['Accept', 'Merchant', 'Language', 'Device', 'ModuleId', 'Authorization']);
  });

  test('brings the first banner’s picture along as soon as it is known', async () => {
    const content = [
      { groupName: 'm_reg', url: '/pictures/other.webp' },
      { groupName: 'm_home', url: '/pictures/first.webp' },
      { groupName: 'm_home', url: '/pictures/second.webp' },
    ];
    const { preloads } = boot({
      announcements: () => Promise.resolve({ success: true, value: { banners: { content } } }),
    });
    await expect
      .poll(() => preloads.filter((link) => link['as'] === 'image'))
      .toEqual([
        { rel: 'preload', as: 'image', fetchPriority: 'high', href: 'https://padma.example/pictures/first.webp' },
      ]);
  });

  test.each([
    ['no banner', () => Promise.resolve({ success: true, value: { banners: { content: [] } } })],
    ['a failure', () => Promise.resolve({ success: false, code: 'INTERNAL' })],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('with %s brings nothing along and throws nothing', async (_, announcements) => {
    const { preloads } = boot({ announcements });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(preloads.filter((link) => link['as'] === 'image')).toEqual([]);
  });
});
