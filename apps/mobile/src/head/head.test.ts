import { describe, expect, test } from 'vitest';
import { data, runHead } from '../../testing/runHead.ts';

test("the player's stored mode and language are applied before the first paint", () => {
  const { root, meta } = runHead({ stored: { theme: 'dark', language: 'UR', MC_SESSION_INFO: '{}' } });
  expect(root).toEqual({ lang: 'ur', dir: 'rtl', dataset: { mode: 'dark', session: '', masked: '' } });
  expect(meta.content).toBe(data.canvas.dark);
});

test.each([
  [true, 'dark'],
  [false, 'light'],
] as const)(
  "a player with the mode 'phone' gets the phone's mode before the first paint (dark: %s)",
  (isPhoneDark, mode) => {
    const { root, meta } = runHead({ stored: { theme: 'phone' }, isPhoneDark });
    expect(root.dataset).toEqual({ mode });
    expect(meta.content).toBe(data.canvas[mode]);
  },
);

test.each([
  ['nothing', {}],
  ['garbage', { theme: 'constructor', language: '__proto__' }],
  ['a language the merchant lacks', { language: 'PT' }],
  ['no storage', 'blocked' as const],
])('with %s stored the page is not changed', (_what, stored) => {
  expect(runHead({ stored }).root).toEqual({ lang: 'bn', dir: 'ltr', dataset: {} });
});

test.each([
  ['the default language', {}, 'BN'],
  ['the language that was chosen earlier', { language: 'EN' }, 'EN'],
  ['the default language, if storage is blocked', 'blocked' as const, 'BN'],
])('only the font of %s is preloaded immediately', (_what, stored, language) => {
  expect(runHead({ stored }).preloads.filter((link) => link['as'] === 'font')).toEqual([
    { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: data.languages[language]!.font },
  ]);
});

test("the code of an affiliate's link is stored immediately, before a tap can change the address", () => {
  const { written } = runHead({ path: '/m/home?affiliateCode=GOODCODE' });
  expect(JSON.parse(written['affiliateLink']!)).toMatchObject({ merchant: 'padma', code: 'GOODCODE' });
  expect(runHead({ path: '/m/home?affiliateCode=two%20words' }).written).toEqual({});
  expect(runHead({ path: '/m/home?affiliateCode=GOODCODE', stored: 'blocked' }).root.dataset).toEqual({});
});

test('[REG-12] a start from a web clip is stored immediately; the same address in a browser tab is not', () => {
  const written = (path: string, isStandalone: boolean) => runHead({ path, isStandalone }).written;
  expect(written('/m/home?webClip=1', true)).toEqual({ WEBCLIP: '1' });
  expect(written('/m/home?webClip=1', false)).toEqual({});
  expect(written('/m/home', true)).toEqual({});
  expect(runHead({ path: '/m/home?webClip=1', isStandalone: true, stored: 'blocked' }).root.dataset).toEqual({});
});

test('[HOME-17] a finger on the screen sets the held mark from the start until it is lifted', () => {
  const { root, touch } = runHead();
  touch('touchstart', 1);
  expect(root.dataset).toHaveProperty('held');
  touch('touchend', 0);
  expect(root.dataset).not.toHaveProperty('held');
});

test('the service worker is registered through its own policy, and only if the page has a worker', () => {
  expect(runHead({ stored: 'blocked' }).registered).toEqual(['livery-worker:/sw.js']);
  expect(runHead({ hasWorker: false }).registered).toEqual([]);
});

test('texts that are not in the page are preloaded immediately', () => {
  const wanted = (stored: Record<string, string>) =>
    runHead({ stored })
      .preloads.filter((link) => link['as'] === 'fetch')
      .map((link) => link['href']);
  expect(wanted({ language: 'EN' })).toEqual(data.languages['EN']!.texts);
  expect(wanted({})).toEqual([]);
});

describe('the prerendered HTML of home', () => {
  const session = { MC_SESSION_INFO: JSON.stringify({ merchantCode: 'padma', token: 'token-1' }) };
  const day = 24 * 60 * 60 * 1000;

  test.each([
    ['a guest in the merchant’s language', {}, true],
    ['a guest whose storage is blocked', { stored: 'blocked' as const }, true],
    ['a reader of another language', { stored: { language: 'EN' } }, false],
    ['a member', { stored: session }, false],
    ['a player with another merchant’s session', { stored: { MC_SESSION_INFO: '{}' } }, false],
  ])('is shown to the right players: %s: %#', (_who, page, isShown) => {
    expect(runHead(page).root.dataset['masked']).toBe(isShown ? undefined : '');
    expect(runHead({ ...page, drawnAt: Date.now() }).root.dataset['masked']).toBe(isShown ? undefined : '');
  });

  test('is not shown when it is a day old', () => {
    expect(runHead({ drawnAt: Date.now() - day + 60_000 }).root.dataset['masked']).toBeUndefined();
    expect(runHead({ drawnAt: Date.now() - day }).root.dataset['masked']).toBe('');
  });

  test("leaves the network to its pictures: home's data is prefetched only if the HTML cannot be shown", () => {
    expect(runHead({ drawnAt: Date.now() }).sent).toEqual([]);
    for (const page of [{ drawnAt: 0 }, { drawnAt: Date.now(), stored: session }, {}])
      expect(runHead(page).sent).toHaveLength(3);
  });

  test('has no effect on other screens', () => {
    const { root, sent } = runHead({ path: '/m/login', drawnAt: 0, stored: session });
    expect(root.dataset['masked']).toBeUndefined();
    expect(sent).toEqual([]);
  });
});
