import { type Call, calls } from '@livery/api/contract';
import { answerRaw, sampleValues, startNetwork, testMerchant } from '@livery/api/testing';
import { stopClock } from '@livery/features/testing';
import type { PublicMerchant } from '@livery/merchant';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { settle } from '../../testing/settle.ts';

const network = startNetwork();

type Reply = (call: Call) => Response | Promise<Response>;

const page = '<!doctype html><title>Sign in to the network</title><p>Please accept the terms of this hotspot.';
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const html = (status: number) => new Response(page, { status, headers: { 'Content-Type': 'text/html' } });
const good: Reply = ({ name }) => json({ success: true, value: sampleValues[name as keyof typeof sampleValues] });
const refused =
  (status: number, code: string): Reply =>
  () =>
    json({ success: false, code, message: 'test' }, status);

/** Replies of a bad network and of a bad gateway. */
const faults: Readonly<Record<string, Reply>> = {
  'a page of a hotspot, with 200': () => html(200),
  'half a reply': async (call) => new Response((await (await good(call)).text()).slice(0, -9)),
  'nothing, with 200': () => new Response(''),
  'no value': () => json({ success: true, value: null }),
  'a value of another shape': () => json({ success: true, value: { list: [{}], content: 7, banners: null } }),
  'no success and no reason': () => json({ success: false }),
  401: refused(401, 'SESSION_INVALID'),
  403: refused(403, 'NOT_ALLOWED'),
  429: refused(429, 'TOO_MANY'),
  500: refused(500, 'INTERNAL'),
  'a proxy that finds no gateway': () => html(502),
  'no network': () => Response.error(),
  'no answer in time': () => new Promise(() => {}),
};

/** All switches on, so that home makes all its calls. */
const switches = Object.fromEntries(
  ['USERNAMEREG3', 'APPWINDOW', 'CBS3', 'REFERRAL', 'LIVEMODELS'].map((name) => [name, true]),
) as PublicMerchant['switches'];

/**
 * Opens home. Several visits may run at the same time: each has its own merchant, and the network identifies a visit by
 * the merchant's code.
 */
async function visit(code: string) {
  const { store, container } = await renderApp({ merchant: testMerchant({ code, switches }) });
  stores.push(store);
  return within(container);
}

/** Sets the reply to each call, by merchant. Returns the names of the calls that were made. */
function answerBy(replyOf: (call: Call, code: string) => Reply) {
  const made = new Set<string>();
  network.use(
    ...Object.values<Call>(calls).map((call) =>
      answerRaw(call, (request) => {
        made.add(call.name);
        return replyOf(call, request.headers.get('Merchant')!)(call);
      }),
    ),
  );
  return made;
}

let clock: ReturnType<typeof stopClock>;
/** The stores of the visits of a test. */
const stores: Awaited<ReturnType<typeof renderApp>>['store'][] = [];
const settled = () => settle(clock, stores);
const unexpected: unknown[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent) =>
  unexpected.push('reason' in event ? event.reason : event.message);

beforeEach(() => {
  clock = stopClock();
  stores.length = 0;
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void unexpected.push(words.join(' ')));
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  // Makes every element near the viewport. So components that wait for that also send their requests.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe(target: Element) {
        queueMicrotask(() => this.tell([{ isIntersecting: true, target }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Names of the calls that home makes, recorded in one visit. */
let known: readonly string[] | undefined;
async function callsOfHome(): Promise<readonly string[]> {
  if (known === undefined) {
    const made = answerBy(() => good);
    await visit('merchant-of-all');
    await settled();
    expect(unexpected).toEqual([]);
    known = [...made];
  }
  return known;
}

type Home = Awaited<ReturnType<typeof visit>>;

/** Checks that home works: it shows its frame, and its games or a retry button, and the licence. */
function expectHome(home: Home, what: string, { hasGames }: { hasGames: boolean }) {
  expect(home.getByRole('navigation', { name: 'Main menu' }), what).toBeVisible();
  expect(home.getByText('18+ only'), what).toBeVisible();
  expect(home.queryByText('This screen could not be loaded.'), what).toBeNull();
  const hot = within(home.getByRole('region', { name: 'Hot games' }));
  expect(hot.queryAllByText('Game 1').length, `${what}: games`).toBe(hasGames ? 1 : 0);
  expect(hot.queryAllByRole('button', { name: 'Try again' }).length, `${what}: retry`).toBe(hasGames ? 0 : 1);
}

test('if every call fails in the same way, home shows texts and a retry, and no error is uncaught', async () => {
  const kinds = Object.keys(faults);
  const made = await callsOfHome();
  expect(made).toEqual(
    expect.arrayContaining(['getAnnouncements', 'getHotGames', 'getVendorGameTypes', 'getSystemStatus', 'getTemplate']),
  );
  // The visit that recorded the calls still runs, and may send more requests.
  answerBy((_call, code) => faults[kinds[Number(code.replace('merchant-', ''))]!] ?? good);
  const homes: Home[] = [];
  for (const index of kinds.keys()) homes.push(await visit(`merchant-${index}`));
  await settled();
  kinds.forEach((kind, index) => expectHome(homes[index]!, kind, { hasGames: false }));
  expect(unexpected).toEqual([]);
});

// Each fault is a different kind of failure for the client: invalid JSON, a reply against the contract, no session, a
// gateway error, no reply.
test.each(['half a reply', 'a value of another shape', '401', '500', 'no answer in time'])(
  '%s, as the reply to one call of home, affects only the part that needs that call',
  async (kind) => {
    const made = await callsOfHome();
    const codeOf = (name: string) => `merchant-${name.toLowerCase()}`;
    answerBy((call, code) => (code === codeOf(call.name) ? faults[kind]! : good));
    const homes: Home[] = [];
    for (const name of made) homes.push(await visit(codeOf(name)));
    await settled();
    made.forEach((name, index) => expectHome(homes[index]!, name, { hasGames: name !== 'getHotGames' }));
    expect(unexpected).toEqual([]);
  },
);

test.each([
  [
    'storage is full',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
  [
    'storage is blocked',
    () =>
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
  ],
  ['the clock is a day behind', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000)],
  ['the clock is a day ahead', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)],
])('home works as usual if %s', async (what, stage) => {
  answerBy(() => good);
  stage();
  const home = await visit('merchant-of-all');
  await settled();
  expectHome(home, what, { hasGames: true });
  expect(unexpected).toEqual([]);
});

test('after the gateway recovers, one press on retry shows the games', async () => {
  answerBy(() => faults['a page of a hotspot, with 200']!);
  await visit('merchant-fixed');
  await settled();
  const hot = within(screen.getByRole('region', { name: 'Hot games' }));
  const retry = hot.getByRole('button', { name: 'Try again' });
  answerBy(() => good);
  fireEvent.click(retry);
  await settled();
  expect(hot.getByText('Game 1')).toBeVisible();
});
