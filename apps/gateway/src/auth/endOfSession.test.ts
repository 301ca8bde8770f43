import { sample } from '@livery/config/sample';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchGameOf, openGame } from '../testing/openGame.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
/** A second connection to the database, which blocks a transaction. */
let other: Client;
beforeAll(async () => {
  gateway = await startTestGateway();
  other = new Client({ connectionString: gateway.databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await gateway.close();
});

const balanceOf = async (username: string) =>
  JSON.stringify((await gateway.call('getWallet', { token: await gateway.tokenOf(username) })).value.wallets);
const chatLink = async (token: string) =>
  `${gateway.url}${(await gateway.call('getChatLink', { token, query: { b2c: '1', language: 'EN' } })).value.chatUrl}`;
/** Waits until `count` transactions of this test's database wait for a lock. */
const waitForLocks = (count: number) =>
  vi.waitUntil(
    async () =>
      (
        await other.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount === count,
    { timeout: 20_000 },
  );

/** Starts a session with an open game, an open chat, and one unused ticket for each. */
async function openEverything(username: string) {
  const token = await gateway.tokenOf(username);
  const game = await openGame(gateway, { token, gameType: 'RNG' });
  const chat = await chatLink(token);
  const headers = { Cookie: (await fetch(chat)).headers.get('Set-Cookie')!.split(';')[0]! };
  const unopened = [gateway.url + (await launchGameOf(gateway, { token, gameType: 'RNG' })).url, await chatLink(token)];
  const say = () =>
    fetch(chat, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams({ text: 'hi' }) });
  /** Uses the open game, the open chat and the unused tickets, and returns the replies. */
  const tryAll = async () => ({
    round: (await game.play({ stake: game.stake })).code,
    game: (await game.reload()).status,
    chat: (await fetch(chat, { headers })).status,
    message: (await say()).status,
    unopened: await Promise.all(unopened.map(async (url) => (await fetch(url)).status)),
  });
  return { token, tryAll };
}

const over = { round: 'SESSION_INVALID', game: 410, chat: 410, message: 410, unopened: [410, 410] };

const ends: readonly (readonly [string, (token: string) => Promise<unknown>])[] = [
  ['a logout', (token) => gateway.call('logout', { token })],
  ['an expired session', () => gateway.sql("update sessions set expires_at = now() - interval '1 second'")],
  [
    'a new password set on another device',
    async () =>
      gateway.call('changePassword', {
        token: await gateway.tokenOf('demo1'),
        body: { oldPassword: 'demo1234', newPassword: 'demo1234x', confirmNewPassword: 'demo1234x' },
      }),
  ],
];

test.each(sample(ends, 2))('%s ends open games, open chats and unopened links', async (how, end) => {
  const username = how.startsWith('a new password') ? 'demo1' : 'demo2';
  const { token, tryAll } = await openEverything(username);
  const before = username === 'demo2' ? await balanceOf(username) : '';
  await end(token);
  expect(await tryAll()).toEqual(over);
  if (username === 'demo2') expect(await balanceOf(username)).toBe(before);
});

test('a logout leaves the game and the chat of another device open', { tags: 'whole' }, async () => {
  const here = await openEverything('demo2');
  const there = await openEverything('demo2');
  await gateway.call('logout', { token: here.token });
  expect(await there.tryAll()).toEqual({ round: '', game: 200, chat: 200, message: 303, unopened: [200, 200] });
});

test('after a logout, a game shows its closed page in the player’s language', async () => {
  const token = await gateway.tokenOf('demo2');
  const { reload } = await openGame(gateway, { token, gameType: 'RNG' });
  await gateway.sql("update play_tickets set language = 'UR'");
  await gateway.call('logout', { token });
  const page = await reload();
  expect(page.status).toBe(410);
  expect(await page.text()).toContain('<html lang="ur" dir="rtl">');
});

test('a round that is sent during a logout waits for the logout, is rejected, and moves no money', async () => {
  const token = await gateway.tokenOf('demo2');
  const { play, stake } = await openGame(gateway, { token, gameType: 'RNG' });
  const before = await balanceOf('demo2');
  await other.query('begin');
  await other.query('delete from sessions');
  const round = play({ stake });
  await waitForLocks(1);
  await other.query('commit');
  expect((await round).code).toBe('SESSION_INVALID');
  expect(await balanceOf('demo2')).toBe(before);
});

test('a logout during a round waits until the round is paid', async () => {
  const token = await gateway.tokenOf('demo2');
  const { play, stake } = await openGame(gateway, { token, gameType: 'RNG' });
  await other.query('begin');
  await other.query('select 1 from play_tickets for update');
  const round = play({ stake });
  await waitForLocks(1);
  const logout = gateway.call('logout', { token });
  await waitForLocks(2);
  await other.query('commit');
  expect([(await round).code, (await logout).code]).toEqual(['', '']);
  expect((await play({ stake })).code).toBe('SESSION_INVALID');
});

test('a transfer that is sent during a logout is rejected, and moves no money', async () => {
  const token = await gateway.tokenOf('demo2');
  const before = await balanceOf('demo2');
  await other.query('begin');
  await other.query('delete from sessions');
  const transfer = gateway.call('transfer', { token, body: { from: 'MAIN', to: 'MSN', amount: '1.00' } });
  await waitForLocks(1);
  await other.query('commit');
  expect((await transfer).code).toBe('SESSION_INVALID');
  expect(await balanceOf('demo2')).toBe(before);
});
