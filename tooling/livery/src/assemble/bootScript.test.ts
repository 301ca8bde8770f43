import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { soundMerchants } from '../merchant/readAll.ts';
import { bootScript } from './bootScript.ts';
import { fontsOf } from './fonts.ts';

const [padma] = soundMerchants(['padma']);

/** Runs the script on a page with this in its storage; what the root and the theme colour are afterwards. */
function boot(stored: Record<string, string> | 'blocked') {
  const root = { lang: 'bn', dir: 'ltr', dataset: {} as Record<string, string> };
  const meta = { content: '' };
  const registered: unknown[] = [];
  const preloads: Record<string, string>[] = [];
  let load = () => {};
  runInNewContext(bootScript({ merchant: padma!, hasWorker: true }), {
    document: { documentElement: root, querySelector: () => meta, createElement: () => ({}), head: { append: (link: Record<string, string>) => preloads.push(link) } },
    get localStorage() {
      if (stored === 'blocked') throw new Error('blocked');
      return { getItem: (key: string) => stored[key] ?? null };
    },
    addEventListener: (_name: string, listener: () => void) => { load = listener; },
    navigator: { serviceWorker: { ready: new Promise(() => {}), register: (address: unknown) => { registered.push(address); return Promise.resolve(); } } },
    window: { trustedTypes: { createPolicy: (name: string, rules: { createScriptURL: () => string }) => ({ createScriptURL: () => `${name}:${rules.createScriptURL()}` }) } },
  });
  load();
  return { root, meta, registered, preloads };
}

test('the person’s own theme and language are on the page before the first paint', () => {
  const { root, meta } = boot({ theme: 'dark', language: 'UR', MC_SESSION_INFO: '{}' });
  expect(root).toEqual({ lang: 'ur', dir: 'rtl', dataset: { mode: 'dark', session: '' } });
  expect(meta.content).toBe(padma!.theme.color.dark.canvas.$value);
});

test.each([
  ['nothing', {}], ['garbage', { theme: 'constructor', language: '__proto__' }], ['a language the merchant lacks', { language: 'PT' }], ['no storage', 'blocked' as const],
])('with %s stored the page stays as it was written', (_what, stored) => {
  expect(boot(stored).root).toEqual({ lang: 'bn', dir: 'ltr', dataset: {} });
});

test.each([
  ['the default language', {}, 'bn'], ['the language chosen earlier', { language: 'EN' }, 'en'], ['the default, where storage is blocked', 'blocked' as const, 'bn'],
])('the font of %s is asked for at once, and no other', (_what, stored, tag) => {
  const href = fontsOf(padma!).first[tag];
  expect(href).toMatch(/^\/fonts\/.+\.woff2$/);
  expect(boot(stored).preloads).toEqual([{ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }]);
});

test('the service worker is registered through a policy of its own', () => {
  expect(boot('blocked').registered).toEqual(['livery-worker:/sw.js']);
});
