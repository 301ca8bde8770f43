import { randomBytes } from 'node:crypto';
import type { CallName } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMovableClock, type MovableClock } from '../testing/movableClock.ts';
import { openSlots, type OpenSlots } from '../testing/openSlots.ts';
import { reserveDraw, type TestDraw } from '../testing/testDraw.ts';
import { copySeededDatabase, startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let clock: MovableClock;
let gateway: TestGateway;
let other: TestGateway;
let draw: TestDraw;
beforeAll(async () => {
  const databaseUrl = await copySeededDatabase();
  clock = await createMovableClock(databaseUrl);
  gateway = await startTestGateway({ databaseUrl });
  other = await startTestGateway({ databaseUrl });
  draw = await reserveDraw(gateway, 'LLNS_1', '10 years');
});
afterAll(async () => {
  await Promise.all([other.close(), gateway.close()]);
  await clock.close();
});

let token: string;
let memberId: number;
beforeEach(async () => {
  await gateway.sql(
    "delete from play_limits; delete from play_breaks; delete from present_days; update deposits set state = 'EXPIRED' where state = 'PENDING'",
  );
  // Starts a new day, so that yesterday's money is not in a daily limit.
  await clock.forwardTo('08:00', 'Asia/Dhaka');
  token = await gateway.tokenOf('demo3');
  memberId = Number(
    (await gateway.sql("select id from members where username = 'demo3' and merchant_code = 'aurora'"))[0].id,
  );
});

type Change = Parameters<typeof limit>[0];
const limit = (body: {
  kind: 'deposit' | 'loss' | 'session';
  period?: 'day' | 'week' | 'month';
  amount?: string | null;
  minutes?: number | null;
}) => gateway.call('setPlayLimit', { token, body: { period: 'day', ...body } });
const saferPlay = async () => (await gateway.call('getSaferPlay', { token })).value;
const limitOf = async (kind: string, period = 'day') =>
  (await saferPlay()).limits.find((one) => one.kind === kind && one.period === period)!;
const takeBreak = (kind: 'timeOut' | 'exclusion', length: number, key?: string) =>
  gateway.call('takeBreak', { token, body: { kind, length }, ...(key !== undefined && { key }) });
const deposit = (amount: string, by = gateway) => by.call('depositGateway', { token, body: { amount } });
const answerOf = ({ status, code }: { status: number; code: string }) => [status, code];
const failureValue = (reply: { envelope: object }) => (reply.envelope as { value?: unknown }).value;

describe('getSaferPlay', () => {
  test('a member without limits gets all limits unset, with used amounts and the licence’s values', async () => {
    const { limits, licence, session, ...rest } = await saferPlay();
    expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      'deposit day',
      'deposit week',
      'deposit month',
      'loss day',
      'loss week',
      'loss month',
      'session day',
    ]);
    expect(limits[0]).toMatchObject({ amount: null, used: '0.00', left: null });
    expect(limits.at(-1)).toMatchObject({ minutes: null, used: 0, left: null });
    expect(licence).toEqual({
      reminderMinutes: 60,
      loosenAfterHours: 24,
      timeOutDays: [1, 7, 30],
      exclusionMonths: [6, 12, 60],
    });
    expect(session).toMatchObject({ staked: '0.00', won: '0.00', net: '0.00' });
    expect(rest).toEqual({});
  });

  test('periods end at midnight, on Monday and on the first of the month, in the merchant’s time zone', async () => {
    const local = (at: string) => new Date(Date.parse(at) + 6 * 3_600_000);
    const [day, week, month] = (await saferPlay()).limits.map(({ resetsAt }) => local(resetsAt));
    for (const end of [day!, week!, month!]) expect(end.toISOString()).toContain('T00:00:00.000Z');
    expect(week!.getUTCDay()).toBe(1);
    expect(month!.getUTCDate()).toBe(1);
  });

  test(
    'the session has its start, the stakes and payouts since then, and the previous login',
    { tags: 'whole' },
    async () => {
      const before = (await saferPlay()).session.since;
      await clock.forward('1 hour');
      token = await gateway.tokenOf('demo3');
      const slots = await openSlots(gateway, token);
      const { payout } = (await slots.play()).value!;
      const { session } = await saferPlay();
      expect(session.previousLogin).toBe(before);
      expect(Date.parse(session.since)).toBeGreaterThan(Date.parse(before));
      expect(session).toMatchObject({ staked: slots.stake, won: payout });
      expect(minor(session.net)).toBe(minor(payout) - minor(slots.stake));
    },
  );

  test('trials and guests are rejected', async () => {
    const trial = (await gateway.call('freePlay')).value.token;
    const bodies: Partial<Record<CallName, object>> = {
      setPlayLimit: { kind: 'loss', period: 'day', amount: '1' },
      takeBreak: { kind: 'timeOut', length: 1 },
    };
    for (const name of ['getSaferPlay', 'setPlayLimit', 'takeBreak'] as const) {
      const sent = name in bodies ? { body: bodies[name] as Record<string, unknown> } : {};
      expect(answerOf(await gateway.call(name, sent))).toEqual([401, 'SESSION_MISSING']);
      expect(answerOf(await gateway.call(name, { ...sent, token: trial }))).toEqual([403, 'TRIAL_NOT_ALLOWED']);
    }
  });
});

const minor = (amount: string) => Number(amount.replace('.', ''));

describe('a limit', () => {
  test('that is lower is valid immediately; a higher limit is valid automatically after 24 hours', async () => {
    expect((await limit({ kind: 'deposit', amount: '500' })).value).toMatchObject({ amount: '500.00', left: '500.00' });
    const raised = (await limit({ kind: 'deposit', amount: '800' })).value;
    expect(raised).toMatchObject({ amount: '500.00', loosening: { amount: '800.00' } });
    await clock.forward('23 hours 59 minutes');
    token = await gateway.tokenOf('demo3');
    expect(await limitOf('deposit')).toMatchObject({ amount: '500.00', loosening: raised.loosening });
    await clock.forward('1 minute');
    const holds = await limitOf('deposit');
    expect(holds).toMatchObject({ amount: '800.00' });
    expect(holds).not.toHaveProperty('loosening');
    expect((await limit({ kind: 'deposit', amount: '300' })).value).toMatchObject({ amount: '300.00' });
  });

  test('is removed after 24 hours', { tags: 'whole' }, async () => {
    await limit({ kind: 'session', minutes: 60 });
    expect((await limit({ kind: 'session', minutes: null })).value).toMatchObject({
      minutes: 60,
      loosening: { minutes: null },
    });
    await clock.forward('24 hours');
    token = await gateway.tokenOf('demo3');
    expect(await limitOf('session')).toMatchObject({ minutes: null, left: null });
  });

  test(
    'repeated keeps its waiting time; the current value cancels the change, a lower one replaces it',
    { tags: 'whole' },
    async () => {
      await limit({ kind: 'loss', period: 'week', amount: '500' });
      const first = (await limit({ kind: 'loss', period: 'week', amount: '900' })).value;
      await clock.forward('1 hour');
      expect((await limit({ kind: 'loss', period: 'week', amount: '900' })).value.loosening).toEqual(first.loosening);
      expect((await limit({ kind: 'loss', period: 'week', amount: '500' })).value).not.toHaveProperty('loosening');
      await limit({ kind: 'loss', period: 'week', amount: null });
      const lowered = (await limit({ kind: 'loss', period: 'week', amount: '400' })).value;
      expect(lowered).toMatchObject({ amount: '400.00' });
      expect(lowered).not.toHaveProperty('loosening');
    },
  );

  const invalid: readonly (readonly [string, Change])[] = [
    ['of nothing', { kind: 'deposit', amount: '0' }],
    ['below zero', { kind: 'deposit', amount: '-5' }],
    ['with more decimals than the money has', { kind: 'deposit', amount: '1.001' }],
    ['of money in minutes', { kind: 'deposit', minutes: 5 }],
    ['of minutes in money', { kind: 'session', amount: '5' }],
    ['of minutes by week', { kind: 'session', period: 'week', minutes: 5 }],
    ['of more minutes than a day has', { kind: 'session', minutes: 1441 }],
    ['without a value', { kind: 'loss' }],
  ];

  test.each(sample(invalid, 3))('with %s is REQUEST_INVALID', async (_, change) => {
    expect(answerOf(await limit(change))).toEqual([400, 'REQUEST_INVALID']);
  });
});

describe('the deposit limit', () => {
  test('rejects a deposit above the rest, and returns the rest', async () => {
    await limit({ kind: 'deposit', amount: '500' });
    await limit({ kind: 'deposit', period: 'month', amount: '100000' });
    expect((await deposit('300')).status).toBe(200);
    const refused = await deposit('200.01');
    expect(answerOf(refused)).toEqual([409, 'DEPOSIT_LIMIT']);
    expect(failureValue(refused)).toEqual({
      period: 'day',
      amount: '500.00',
      left: '200.00',
      resetsAt: (await limitOf('deposit')).resetsAt,
    });
    expect((await deposit('200')).status).toBe(200);
    expect(await limitOf('deposit')).toMatchObject({ used: '500.00', left: '0.00' });
  });

  test('restarts the next day, and unpaid deposits stop counting after half an hour', { tags: 'whole' }, async () => {
    await limit({ kind: 'deposit', amount: '300' });
    await deposit('300');
    expect((await deposit('300')).code).toBe('DEPOSIT_LIMIT');
    await clock.forward('31 minutes');
    expect((await deposit('300')).status).toBe(200);
    await clock.forward('1 day');
    token = await gateway.tokenOf('demo3');
    expect((await deposit('300')).status).toBe(200);
  });

  test('also applies to simultaneous deposits at two gateways', { tags: 'whole' }, async () => {
    await limit({ kind: 'deposit', amount: '300' });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => deposit('100', i % 2 === 0 ? gateway : other)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['', 'DEPOSIT_LIMIT']));
  });
});

describe('the loss limit', () => {
  let slots: OpenSlots;
  beforeEach(async () => {
    slots = await openSlots(gateway, token);
  });

  test('applies to simultaneous rounds, and then rejects rounds and launches', { tags: 'whole' }, async () => {
    const most = 3 * minor(slots.stake) - 1;
    await limit({ kind: 'loss', amount: `${Math.floor(most / 100)}.${String(most % 100).padStart(2, '0')}` });
    let refused;
    for (let tries = 0; tries < 100 && refused === undefined; tries++) {
      const rounds = await Promise.all(Array.from({ length: 6 }, () => slots.play()));
      refused = rounds.find(({ code }) => code !== '');
      const [{ lost }] = await gateway.sql(
        "select -coalesce(sum(amount), 0)::int as lost from entries where member_id = $1 and kind in ('BET', 'PAYOUT') and created_at >= (now() at time zone 'Asia/Dhaka')::date::timestamp at time zone 'Asia/Dhaka'",
        [memberId],
      );
      expect(lost).toBeLessThanOrEqual(most);
    }
    if (refused === undefined) throw new Error('No round was refused.');
    expect(answerOf(refused)).toEqual([409, 'LOSS_LIMIT']);
    expect(failureValue(refused)).toMatchObject({ period: 'day', left: (await limitOf('loss')).left });
  });

  test('counts a bet when it is placed, and then rejects bets, rounds and launches', async () => {
    const bet = (stake: string) =>
      gateway.call('placeOrder', {
        token,
        body: { gameCode: draw.gameCode, issue: draw.issue, bets: [{ play: 'WINNER', picks: ['1'], stake }] },
      });
    await limit({ kind: 'loss', period: 'month', amount: '1000000' });
    await limit({ kind: 'loss', amount: '50' });
    expect(answerOf(await bet('50.01'))).toEqual([409, 'LOSS_LIMIT']);
    const { suborders } = (await bet('50')).value;
    expect(await limitOf('loss')).toMatchObject({ used: '50.00', left: '0.00' });
    for (const refused of [await bet('1'), await slots.play(), await slots.launch()]) {
      expect(answerOf(refused)).toEqual([409, 'LOSS_LIMIT']);
      expect(failureValue(refused)).toMatchObject({ period: 'day', amount: '50.00', left: '0.00' });
    }
    expect((await deposit('100')).status).toBe(200);
    const { suborderId } = suborders[0]!;
    await gateway.call('cancelSuborder', { token, body: { suborderId } });
    expect(await limitOf('loss')).toMatchObject({ used: '0.00', left: '50.00' });
  });
});

describe('the session limit', () => {
  test(
    'counts the minutes of a day with activity, and then rejects launches and rounds',
    { tags: 'whole' },
    async () => {
      const slots = await openSlots(gateway, token);
      await limit({ kind: 'session', minutes: 20 });
      for (let minutes = 0; minutes < 18; minutes += 6) {
        await clock.forward('6 minutes');
        expect((await slots.play()).status).toBe(200);
      }
      expect(await limitOf('session')).toMatchObject({ used: 18, left: 2 });
      await clock.forward('2 minutes');
      const refused = await slots.play();
      expect(answerOf(refused)).toEqual([409, 'SESSION_LIMIT']);
      expect(failureValue(refused)).toEqual({ minutes: 20, resetsAt: (await limitOf('session')).resetsAt });
      expect(answerOf(await slots.launch())).toEqual([409, 'SESSION_LIMIT']);
      expect((await deposit('100')).status).toBe(200);
    },
  );

  test('does not count an hour without activity', async () => {
    await clock.forward('6 minutes');
    await saferPlay();
    await clock.forward('1 hour');
    await saferPlay();
    expect(await limitOf('session')).toMatchObject({ used: 6 });
  });
});

describe('a break', () => {
  test('rejects deposits, transfers out and play on all devices, but allows access to existing money', async () => {
    const slots = await openSlots(gateway, token);
    await gateway.call('transfer', { token, body: { from: 'MAIN', to: 'MSN', amount: '5' } });
    const { until } = (await takeBreak('timeOut', 1)).value;
    token = await other.tokenOf('demo3');
    const bank = (await other.call('getDepositBanks', { token })).value[0]!.bankCode;
    const manual = { amount: '500', bankCode: bank, depositorName: 'Amina', reference: '12345' };
    for (const refused of [
      await deposit('500', other),
      await other.call('depositManual', { token, body: manual }),
      await other.call('transfer', { token, body: { from: 'MAIN', to: 'MSN', amount: '5' } }),
      await other.call('claimPromotion', { token, body: { promoId: '1' } }),
      await slots.launch(),
      await slots.play(),
    ]) {
      expect(answerOf(refused)).toEqual([409, 'PLAY_BREAK']);
      expect(failureValue(refused)).toEqual({ kind: 'timeOut', until });
    }
    expect((await other.call('transfer', { token, body: { from: 'MSN', to: 'MAIN', amount: '5' } })).status).toBe(200);
    expect((await other.call('collectWallets', { token })).status).toBe(200);
    expect((await saferPlay()).break).toEqual({ kind: 'timeOut', until });
  });

  test('rejects the payment of an open deposit on its page, and the page shows the reason', async () => {
    const { url, depositId } = (await deposit('500')).value;
    await takeBreak('timeOut', 1);
    const shown = async (reply: Response) => [reply.status, await reply.text()];
    const onBreak = [200, expect.stringContaining('You’re taking a break from play, so you can’t deposit.')];
    const asked = await shown(await fetch(`${gateway.url}${url}`));
    expect(asked).toEqual(onBreak);
    expect(asked[1]).not.toContain('<button');
    expect(await shown(await fetch(`${gateway.url}${url}/pay`, { method: 'POST' }))).toEqual(onBreak);
    const { content } = (await gateway.call('getDeposits', { token, query: {} })).value;
    expect(content.find((one) => one.depositId === depositId)).toMatchObject({ state: 'REJECTED' });
  });

  test('rejects claiming cashback', { tags: 'whole' }, async () => {
    const padma = { merchant: 'padma', token: await gateway.tokenOf('demo3', 'padma') };
    await gateway.call('takeBreak', { ...padma, body: { kind: 'timeOut', length: 1 } });
    expect(answerOf(await gateway.call('claimCashback', { ...padma, body: {} }))).toEqual([409, 'PLAY_BREAK']);
  });

  test('ends automatically', async () => {
    await takeBreak('timeOut', 1);
    await clock.forward('1 day');
    token = await gateway.tokenOf('demo3');
    expect(await saferPlay()).not.toHaveProperty('break');
    expect((await deposit('500')).status).toBe(200);
  });

  test('can be extended but not shortened; a time-out extends an exclusion but does not replace it', async () => {
    const first = (await takeBreak('timeOut', 7)).value;
    const shorter = await takeBreak('timeOut', 1);
    expect(answerOf(shorter)).toEqual([409, 'PLAY_BREAK']);
    expect(failureValue(shorter)).toEqual(first);
    const exclusion = (await takeBreak('exclusion', 6)).value;
    expect(exclusion.until > first.until).toBe(true);
    expect((await takeBreak('timeOut', 30)).code).toBe('PLAY_BREAK');
    await clock.forward('170 days');
    token = await gateway.tokenOf('demo3');
    const longer = (await takeBreak('timeOut', 30)).value;
    expect(longer).toMatchObject({ kind: 'exclusion' });
    expect(longer.until > exclusion.until).toBe(true);
  });

  test('sent twice with the same key is one break', async () => {
    const key = randomBytes(12).toString('hex');
    const { value } = await takeBreak('timeOut', 7, key);
    await clock.forward('1 hour');
    expect((await takeBreak('timeOut', 7, key)).value).toEqual(value);
    expect((await saferPlay()).break).toEqual(value);
  });

  test.each([
    ['timeOut', 2],
    ['exclusion', 1],
    ['timeOut', 6],
  ] as const)('a %s of %i is rejected because the merchant does not offer it', async (kind, length) => {
    const reply = await takeBreak(kind, length);
    expect(answerOf(reply)).toEqual([400, 'REQUEST_INVALID']);
    expect(failureValue(reply)).toMatchObject({ issues: [{ path: 'body.length' }] });
  });
});
