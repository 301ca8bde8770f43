import { times } from '@livery/config/sample';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decideAsCashier, mainBalanceOf } from '../testing/decideAsCashier.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { demoPaymentPassword } from '../seed/seedIdentity.ts';

let gateway: TestGateway;
let token: string;
let cardId: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
  cardId = (await gateway.call('getBankCards', { token })).value.cards[0]!.cardId;
});
afterAll(() => gateway.close());
const mine = "member_id = (select id from members where username = 'demo1' and merchant_code = 'aurora')";
beforeEach(async () => {
  await gateway.sql('update payment_passwords set failures = 0, blocked_until = null');
  // Moves earlier withdrawals to the past, so that each test starts with a new day.
  await gateway.sql(`update withdrawals set created_at = now() - interval '2 days' where ${mine}`);
  await gateway.sql(`update bonuses set met_at = now() where ${mine}`);
});

const withdraw = (amount: string, more: Record<string, unknown> = {}, by = token) =>
  gateway.call('withdraw', { token: by, body: { cardId, amount, paymentPassword: demoPaymentPassword, ...more } });
const options = async () => (await gateway.call('getWithdrawOptions', { token })).value;
const stateOf = async (withdrawalId: string) =>
  (await gateway.call('getWithdrawals', { token, query: { pageSize: '100' } })).value.content.find(
    (one) => one.withdrawalId === withdrawalId,
  )?.state;

test('options have limits, fee, today’s use, balance and the missing requirements', async () => {
  const { value } = await gateway.call('getWallet', { token });
  expect(await options()).toEqual({
    minAmount: '200.00',
    maxAmount: '50000.00',
    feePercent: '1',
    freePerDay: 3,
    maxPerDay: 5,
    usedToday: 0,
    balance: value.wallets[0]!.balance,
    turnoverRemaining: '0.00',
    turnoverTotal: '0.00',
    hasPaymentPassword: true,
    hasBankCard: true,
  });
  expect((await gateway.call('getWithdrawOptions', { token: await gateway.tokenOf('demo3') })).value).toMatchObject({
    hasPaymentPassword: false,
    hasBankCard: false,
  });
});

describe('a withdrawal', () => {
  test('is debited immediately, and is paid when it is approved', async () => {
    const before = await mainBalanceOf(gateway, token);
    const { value } = await withdraw('300');
    expect(value).toMatchObject({
      state: 'PENDING',
      amount: '300.00',
      fee: '0.00',
      bankName: 'Meghna Trust Bank',
      maskedNumber: '*********8615',
    });
    expect(await mainBalanceOf(gateway, token)).toBe(before - 30_000n);
    expect((await options()).usedToday).toBe(1);
    expect((await decideAsCashier(gateway, 'withdrawal', value.withdrawalId, 'approve')).body).toEqual({
      kind: 'withdrawal',
      id: value.withdrawalId,
      state: 'APPROVED',
    });
    expect([await mainBalanceOf(gateway, token), await stateOf(value.withdrawalId)]).toEqual([
      before - 30_000n,
      'APPROVED',
    ]);
    expect((await options()).usedToday).toBe(1);
  });

  test.each([
    ['reject', 'REJECTED'],
    ['cancel', 'CANCELLED'],
  ] as const)('after %s is refunded, and does not count for the day', async (action, state) => {
    const before = await mainBalanceOf(gateway, token);
    const { withdrawalId } = (await withdraw('250.50')).value;
    await decideAsCashier(gateway, 'withdrawal', withdrawalId, action);
    expect([await mainBalanceOf(gateway, token), await stateOf(withdrawalId), (await options()).usedToday]).toEqual([
      before,
      state,
      0,
    ]);
    const [back] = (await gateway.call('getTransactions', { token, query: { code: 'WITHDRAW_BACK' } })).value.content;
    expect(back).toMatchObject({ amount: '250.50', reference: withdrawalId });
  });

  test('is decided only once, even by simultaneous requests', async () => {
    const before = await mainBalanceOf(gateway, token);
    const { withdrawalId } = (await withdraw('200')).value;
    const decided = await Promise.all(
      (['reject', 'cancel', 'reject', 'cancel', 'reject'] as const).map((action) =>
        decideAsCashier(gateway, 'withdrawal', withdrawalId, action),
      ),
    );
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await mainBalanceOf(gateway, token)).toBe(before);
  });

  test('is free three times a day, costs 1 % two more times, and is rejected the sixth time', async () => {
    const fees = [];
    for (let i = 0; i < 5; i++) fees.push((await withdraw('200')).value.fee);
    expect(fees).toEqual(['0.00', '0.00', '0.00', '2.00', '2.00']);
    const sixth = await withdraw('200');
    expect([sixth.status, sixth.code]).toEqual([409, 'DAILY_LIMIT']);
  });
});

describe('cancelled by its member', () => {
  const cancel = (id: string, by = token) => gateway.call('cancelWithdrawal', { token: by, body: { id } });
  const backs = async () =>
    (await gateway.call('getTransactions', { token, query: { code: 'WITHDRAW_BACK', pageSize: '100' } })).value.content;

  test('returns the money to the main wallet, and the list allows cancelling only while it is pending', async () => {
    const before = await mainBalanceOf(gateway, token);
    const asked = (await withdraw('250.50')).value;
    expect(asked.cancellable).toBe(true);
    const { value } = await cancel(asked.withdrawalId);
    const { cancellable: _, ...rest } = asked;
    expect(value).toEqual({ ...rest, state: 'CANCELLED', decidedAt: expect.any(String) });
    expect([await mainBalanceOf(gateway, token), (await options()).usedToday]).toEqual([before, 0]);
    const { content } = (await gateway.call('getWithdrawals', { token, query: { pageSize: '100' } })).value;
    for (const one of content) expect(one.cancellable).toBe(one.state === 'PENDING' ? true : undefined);
  });

  test('repeated or simultaneous cancelling returns the same reply and refunds once', async () => {
    const before = await mainBalanceOf(gateway, token);
    const { withdrawalId } = (await withdraw('200')).value;
    const replies = await Promise.all(Array.from({ length: 4 }, () => cancel(withdrawalId)));
    replies.push(await cancel(withdrawalId));
    for (const reply of replies) expect(reply.envelope).toEqual({ success: true, value: replies[0]!.value });
    expect(await mainBalanceOf(gateway, token)).toBe(before);
    expect((await backs()).filter(({ reference }) => reference === withdrawalId)).toHaveLength(1);
  });

  test('simultaneous with an approval only one succeeds, and the ledger balances', async () => {
    const before = await mainBalanceOf(gateway, token);
    let left = before;
    for (let round = 0; round < times(2, 4); round++) {
      const { withdrawalId } = (await withdraw('200')).value;
      const [cancelled, approved] = await Promise.all([
        cancel(withdrawalId),
        decideAsCashier(gateway, 'withdrawal', withdrawalId, 'approve'),
      ]);
      const isPaid = approved.status === 200;
      expect([cancelled.status, cancelled.code]).toEqual(isPaid ? [409, 'WITHDRAWAL_FINAL'] : [200, '']);
      expect(await stateOf(withdrawalId)).toBe(isPaid ? 'APPROVED' : 'CANCELLED');
      if (isPaid) left -= 20_000n;
    }
    expect(await mainBalanceOf(gateway, token)).toBe(left);
    expect(await gateway.sql('select sum(amount)::text as total from entries')).toEqual([{ total: '0' }]);
  });

  test.each(['approve', 'reject'] as const)('is rejected after %s', async (action) => {
    const { withdrawalId } = (await withdraw('200')).value;
    await decideAsCashier(gateway, 'withdrawal', withdrawalId, action);
    const before = await mainBalanceOf(gateway, token);
    expect((await cancel(withdrawalId)).code).toBe('WITHDRAWAL_FINAL');
    expect(await mainBalanceOf(gateway, token)).toBe(before);
  });

  test('is rejected for another member’s or an unknown withdrawal', async () => {
    const { withdrawalId } = (await withdraw('200')).value;
    expect((await cancel(withdrawalId, await gateway.tokenOf('demo2'))).code).toBe('NOT_FOUND');
    expect((await cancel('999999999')).code).toBe('NOT_FOUND');
    expect(await stateOf(withdrawalId)).toBe('PENDING');
  });
});

describe('is rejected for', () => {
  test.each([['199.99'], ['50000.01'], ['0'], ['200.001']])('an amount of %s', async (amount) => {
    const reply = await withdraw(amount);
    expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(reply.envelope).toMatchObject({ value: { issues: [{ path: 'body.amount' }] } });
  });

  test('an amount above the main wallet’s balance', async () => {
    const before = await mainBalanceOf(gateway, token);
    const reply = await withdraw('40000');
    expect([reply.status, reply.code]).toEqual([409, 'FUNDS_INSUFFICIENT']);
    expect([await mainBalanceOf(gateway, token), (await options()).usedToday]).toEqual([before, 0]);
  });

  test('a wrong payment password, which is counted; after three there is a wait', async () => {
    const before = await mainBalanceOf(gateway, token);
    for (let i = 0; i < 3; i++)
      expect((await withdraw('200', { paymentPassword: '111111' })).code).toBe('PAYMENT_PASSWORD_WRONG');
    const blocked = await withdraw('200');
    expect([blocked.status, blocked.code]).toEqual([429, 'TOO_MANY']);
    expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await mainBalanceOf(gateway, token)).toBe(before);
  });

  test('a card of another member, or a removed card', async () => {
    const others = (await gateway.call('getBankCards', { token: await gateway.tokenOf('demo2') })).value.cards[0]!
      .cardId;
    expect((await withdraw('200', { cardId: others })).code).toBe('NOT_FOUND');
    expect((await withdraw('200', { cardId: '999999' })).code).toBe('NOT_FOUND');
  });

  test('a member without a payment password, and a trial account', async () => {
    expect((await withdraw('200', {}, await gateway.tokenOf('demo3'))).code).toBe('PAYMENT_PASSWORD_MISSING');
    await gateway.sql("update members set type = 4 where username = 'demo5' and merchant_code = 'aurora'");
    const trial = await gateway.tokenOf('demo5');
    expect((await withdraw('200', {}, trial)).code).toBe('TRIAL_NOT_ALLOWED');
    for (const name of ['getWithdrawals', 'getWithdrawOptions', 'getBankCards'] as const)
      expect((await gateway.call(name, { token: trial })).code).toBe('TRIAL_NOT_ALLOWED');
  });

  test('an open turnover requirement, with the remaining amount, until it is met', async () => {
    const gift = (await gateway.call('getPromotions', { token })).value.find(
      ({ type, state }) => type === 'WELCOME' && state === 'CLAIM',
    )!;
    await gateway.call('claimPromotion', { token, body: { promoId: gift.promoId } });
    const stake = (amount: number) =>
      gateway.sql(
        `insert into game_rounds (merchant_code, member_id, vendor_code, game_type, stake, payout, outcome) select 'aurora', id, 'MSN', 'RNG', ${amount}, 0, '{}' from members where username = 'demo1' and merchant_code = 'aurora'`,
      );
    await stake(1_999);
    const reply = await withdraw('200');
    expect([reply.status, reply.code, reply.envelope]).toEqual([
      409,
      'TURNOVER_UNMET',
      expect.objectContaining({ value: { turnoverRemaining: '30.01' } }),
    ]);
    expect((await options()).turnoverRemaining).toBe('30.01');
    await stake(3_001);
    expect((await options()).turnoverRemaining).toBe('0.00');
    expect((await withdraw('200')).status).toBe(200);
  });

  test('a stake counts for one bonus only', async () => {
    await gateway.sql(
      `insert into bonuses (member_id, cause, turnover, started_at) select id, 'a', 1000, now() + interval '1 second' from members where username = 'demo1' and merchant_code = 'aurora'`,
    );
    await gateway.sql(
      `insert into bonuses (member_id, cause, turnover, started_at) select id, 'b', 500, now() + interval '2 seconds' from members where username = 'demo1' and merchant_code = 'aurora'`,
    );
    const stakeAfter = (seconds: number, amount: number) =>
      gateway.sql(
        `insert into game_rounds (merchant_code, member_id, vendor_code, game_type, stake, payout, outcome, at) select 'aurora', id, 'MSN', 'RNG', ${amount}, 0, '{}', now() + interval '${seconds} seconds' from members where username = 'demo1' and merchant_code = 'aurora'`,
      );
    expect((await options()).turnoverRemaining).toBe('15.00');
    // This stake is placed before the second bonus. The first bonus uses a thousand of it, and the second bonus uses
    // none of it.
    await stakeAfter(1.5, 1_400);
    expect((await options()).turnoverRemaining).toBe('5.00');
    await stakeAfter(3, 500);
    expect((await options()).turnoverRemaining).toBe('0.00');
  });

  test('a lottery bet placed before a bonus does not count for it, even if its draw is later', async () => {
    // The bonuses begin in the future, so that the stakes of other tests do not count for them.
    await gateway.sql(
      `insert into bonuses (member_id, cause, turnover, started_at) select id, 'lottery', 1000, now() + interval '10 seconds' from members where username = 'demo1' and merchant_code = 'aurora'`,
    );
    const drawn = (placedAfter: number) =>
      gateway.sql(
        `insert into game_rounds (merchant_code, member_id, vendor_code, game_type, stake, payout, outcome, at, placed_at) select 'aurora', id, 'MSN', 'ELOTT', 400, 0, '{}', now() + interval '20 seconds', now() + interval '${placedAfter} seconds' from members where username = 'demo1' and merchant_code = 'aurora'`,
      );
    await drawn(9);
    expect((await options()).turnoverRemaining).toBe('10.00');
    await drawn(11);
    expect((await options()).turnoverRemaining).toBe('6.00');
  });
});

test('the list of the demo player has withdrawals in all states, by page and filtered', async () => {
  const demo = await gateway.tokenOf('demo2');
  const list = async (query = {}) => (await gateway.call('getWithdrawals', { token: demo, query })).value;
  const all = (await list({ pageSize: '100' })).content;
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED']));
  expect((await list({ state: 'CANCELLED' })).content.map(({ state }) => state)).toEqual(['CANCELLED']);
  expect((await list({ pageSize: '4' })).totalPages).toBe(Math.ceil(all.length / 4));
  expect((await list({ from: '2990-01-01' })).content).toEqual([]);
  expect((await gateway.call('getWithdrawals', { token: demo, query: { state: 'EXPIRED' } })).code).toBe(
    'REQUEST_INVALID',
  );
});
