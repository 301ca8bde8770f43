import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { soundMerchants } from '../merchant/readAll.ts';
import { bootScript } from './bootScript.ts';

const [padma] = soundMerchants(['padma']);

/** Runs the script on a page with this in its storage; what the root and the theme colour are afterwards. */
function boot(stored: Record<string, string> | 'blocked') {
  const root = { lang: 'bn', dir: 'ltr', dataset: {} as Record<string, string> };
  const meta = { content: '' };
  const registered: unknown[] = [];
  let load = () => {};
  runInNewContext(bootScript({ merchant: padma!, hasWorker: true }), {
    document: { documentElement: root, querySelector: () => meta },
    get localStorage() {
      if (stored === 'blocked') throw new Error('blocked');
      return { getItem: (key: string) => stored[key] ?? null };
    },
    addEventListener: (_name: string, listener: () => void) => { load = listener; },
    navigator: { serviceWorker: { register: (address: unknown) => { registered.push(address); return Promise.resolve(); } } },
    window: { trustedTypes: { createPolicy: (name: string, rules: { createScriptURL: () => string }) => ({ createScriptURL: () => `${name}:${rules.createScriptURL()}` }) } },
  });
  load();
  return { root, meta, registered };
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

test('the service worker is registered through a policy of its own', () => {
  expect(boot('blocked').registered).toEqual(['livery-worker:/sw.js']);
});
