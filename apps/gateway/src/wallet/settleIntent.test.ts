import { afterAll, beforeAll, expect, test } from 'vitest';
import { reserveDraw } from '../testing/testDraw.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let other: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  other = await startTestGateway({ databaseUrl: gateway.databaseUrl });
  token = await gateway.tokenOf('demo2');
});
afterAll(() => Promise.all([other.close(), gateway.close()]));

const body = { from: 'MAIN', to: 'TAMA', amount: '10.00' };
const transfer = (key: string, at = gateway) => at.call('transfer', { token, body, key });
const settle = (key: string, more = {}) =>
  gateway.call('settleIntent', { token, body: { call: 'transfer', key, ...more } });
const held = async () =>
  (await gateway.call('getMerchantWallet', { token, query: { vassalage: 'TAMA' } })).value.balance;

test('[WALLET-07] a completed call is DONE, with the lost reply', async () => {
  const { value } = await transfer('key-settled-done');
  expect((await settle('key-settled-done')).value).toEqual({ outcome: 'DONE', reply: value });
});

test('[WALLET-07] a call that never arrived is NOT_DONE, and a late request is rejected and moves nothing', async () => {
  const before = await held();
  expect((await settle('key-came-too-late')).value).toEqual({ outcome: 'NOT_DONE' });
  const late = await transfer('key-came-too-late');
  expect([late.status, late.code]).toEqual([409, 'KEY_REUSED']);
  expect((await settle('key-came-too-late')).value).toEqual({ outcome: 'NOT_DONE' });
  expect(await held()).toBe(before);
});

test('[WALLET-07] simultaneous with the call, at two gateways, the outcome matches the effect', async () => {
  const minor = (amount: string) => BigInt(amount.replace('.', ''));
  const before = minor(await held());
  const rounds = await Promise.all(
    Array.from({ length: 12 }, async (_, round) => {
      const key = `key-at-once-${round}`;
      const [moved, { value }] = await Promise.all([transfer(key, other), settle(key)]);
      return { isMoved: moved.status === 200, outcome: value.outcome };
    }),
  );
  for (const { isMoved, outcome } of rounds) expect(outcome).toBe(isMoved ? 'DONE' : 'NOT_DONE');
  const moved = rounds.filter(({ isMoved }) => isMoved).length;
  expect(minor(await held())).toBe(before + BigInt(moved) * 1000n);
});

test('a key has no meaning for another member', async () => {
  await transfer('key-of-one-member');
  const others = await gateway.tokenOf('demo1');
  const reply = await gateway.call('settleIntent', {
    token: others,
    body: { call: 'transfer', key: 'key-of-one-member' },
  });
  expect(reply.value).toEqual({ outcome: 'NOT_DONE' });
});

test('[WALLET-07] a trial gets the outcome of its own bets only, in the app and in a lottery’s frame', async () => {
  const trial = (await gateway.call('freePlay')).value.token;
  const { gameCode, issue } = await reserveDraw(gateway, 'QDHL_3');
  const bets = [{ play: 'ODD_EVEN', picks: ['ODD'], stake: '1.00' }];
  const bet = (key: string) => gateway.call('placeOrder', { token: trial, key, body: { gameCode, issue, bets } });
  const settleAs = (as: string, key: string) =>
    gateway.call('settleIntent', { token: as, body: { call: 'placeOrder', key } });

  const { value } = await bet('key-of-a-trial-bet');
  expect((await settleAs(trial, 'key-of-a-trial-bet')).value).toEqual({ outcome: 'DONE', reply: value });
  expect((await settleAs(trial, 'key-of-a-late-bet')).value).toEqual({ outcome: 'NOT_DONE' });
  expect((await bet('key-of-a-late-bet')).code).toBe('KEY_REUSED');

  const frame = await openFrame(trial);
  expect((await settleAs(frame, 'key-of-a-trial-bet')).value.outcome).toBe('DONE');

  const otherTrial = (await gateway.call('freePlay')).value.token;
  for (const others of [otherTrial, token])
    expect((await settleAs(others, 'key-of-a-trial-bet')).value).toEqual({ outcome: 'NOT_DONE' });
  expect((await settleAs(trial, 'key-of-a-trial-bet')).value.outcome).toBe('DONE');
});

/** Returns the session of a lottery's frame that the member launches. */
async function openFrame(as: string): Promise<string> {
  const { list } = (await gateway.call('getElottList', { query: {} })).value;
  const { gameType, vassalage, gameId, nodeId } = list[0]!;
  const launched = await gateway.call('launchGame', {
    token: as,
    query: {
      gameCategory: gameType,
      vassalage,
      gameId,
      nodeId: nodeId!,
      supportPlay: 'REAL',
      platform: 'html5',
      language: 'EN',
    },
  });
  const ticket = new URL(launched.value.url).searchParams.get('token')!;
  return (await gateway.call('openLottery', { body: { ticket } })).value.session.token;
}

test.each([['getWallet'], ['nothing'], ['toString'], ['__proto__']])(
  '%s is rejected because it is not a call with a key',
  async (call) => {
    const reply = await settle('key-of-no-call', { call });
    expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(reply.envelope.value).toMatchObject({ issues: [{ path: 'body.call' }] });
  },
);
