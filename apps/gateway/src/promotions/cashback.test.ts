import { afterAll, beforeAll, expect, test } from 'vitest';
import { mainBalanceOf } from '../testing/decideAsCashier.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

// padma lets players claim cashback manually, aurora does not.
const merchant = 'padma';
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo3', merchant);
});
afterAll(() => gateway.close());

/** Adds a stake of demo3, `daysAgo` days ago at noon of the merchant's time zone. */
const stake = (daysAgo: number, gameType: string, amount: number) =>
  gateway.sql(
    `insert into game_rounds (merchant_code, member_id, vendor_code, game_type, stake, payout, outcome, at)
   select 'padma', id, 'MSN', $2, $3, 0, '{}', ((now() at time zone 'Asia/Dhaka')::date - $1::int + time '12:00') at time zone 'Asia/Dhaka' from members where username = 'demo3' and merchant_code = 'padma'`,
    [daysAgo, gameType, amount],
  );
const dayBefore = async (days: number) =>
  (await gateway.sql("select ((now() at time zone 'Asia/Dhaka')::date - $1::int)::text as day", [days]))[0]
    .day as string;
const cashback = async () => (await gateway.call('getCashback', { merchant, token })).value;
const claim = (body = {}) => gateway.call('claimCashback', { merchant, token, body });

test('without stakes no cashback can be claimed', async () => {
  expect(await cashback()).toEqual({ lines: [], total: '0.00', claimed: [] });
  const reply = await claim();
  expect([reply.status, reply.code]).toEqual([409, 'NOTHING_TO_CLAIM']);
});

test('lines are finished days of the last week by game type, at its rate, never rounded up', async () => {
  await stake(0, 'RNG', 500_000);
  await stake(1, 'RNG', 123_456);
  await stake(1, 'RNG', 76_643);
  await stake(1, 'LIVE', 100_000);
  await stake(7, 'SPORTS', 10_000);
  await stake(8, 'RNG', 900_000);
  await stake(2, 'RNG', 100);
  const day = await dayBefore(1);
  expect(await cashback()).toEqual({
    lines: [
      { lineId: `${day}.LIVE`, day, gameType: 'LIVE', turnover: '1000.00', ratePercent: '0.4', amount: '4.00' },
      { lineId: `${day}.RNG`, day, gameType: 'RNG', turnover: '2000.99', ratePercent: '0.5', amount: '10.00' },
      {
        lineId: `${await dayBefore(7)}.SPORTS`,
        day: await dayBefore(7),
        gameType: 'SPORTS',
        turnover: '100.00',
        ratePercent: '0.35',
        amount: '0.35',
      },
    ],
    total: '14.35',
    claimed: [],
  });
});

test('[PROMO-04] lines can be claimed separately, each only once, even if five tabs claim simultaneously', async () => {
  const before = await mainBalanceOf(gateway, token, merchant);
  const day = await dayBefore(1);
  const some = await claim({ lineIds: [`${day}.LIVE`, '2020-01-01.RNG'] });
  expect(some.value).toMatchObject({ amount: '4.00', lines: [{ lineId: `${day}.LIVE` }] });
  expect((await claim({ lineIds: [`${day}.LIVE`] })).code).toBe('NOTHING_TO_CLAIM');
  expect((await cashback()).total).toBe('10.35');
  const rest = await Promise.all(Array.from({ length: 5 }, () => claim()));
  expect(rest.map(({ code }) => code).toSorted()).toEqual(['', ...Array(4).fill('NOTHING_TO_CLAIM')]);
  expect(await mainBalanceOf(gateway, token, merchant)).toBe(before + 1_435n);
  const { lines, claimed } = await cashback();
  expect([lines, claimed.map(({ amount }) => amount)]).toEqual([[], ['10.35', '4.00']]);
});

test.each([{ lineIds: [] }, { lineIds: 'all' }, { lineIds: ['x'.repeat(33)] }, { more: true }])(
  'the claim %o is rejected with REQUEST_INVALID',
  async (body) => {
    expect((await claim(body)).code).toBe('REQUEST_INVALID');
  },
);

test('the demo player has claimable and claimed lines', async () => {
  const { value } = await gateway.call('getCashback', { merchant, token: await gateway.tokenOf('demo2', merchant) });
  expect(value.lines.length).toBeGreaterThan(0);
  expect(value.claimed.length).toBeGreaterThan(0);
});

test('cashback is rejected if the merchant’s switch is off, and for trial accounts', async () => {
  const there = await gateway.tokenOf('demo3');
  for (const reply of [
    await gateway.call('getCashback', { token: there }),
    await gateway.call('claimCashback', { token: there, body: {} }),
  ]) {
    expect([reply.status, reply.code]).toEqual([403, 'NOT_ALLOWED']);
  }
  await gateway.sql("update members set type = 4 where username = 'demo4' and merchant_code = 'padma'");
  const trial = await gateway.tokenOf('demo4', merchant);
  expect((await gateway.call('claimCashback', { merchant, token: trial, body: {} })).code).toBe('TRIAL_NOT_ALLOWED');
});
