import { times } from '@livery/config/sample';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPaymentPassword } from '../seed/seedIdentity.ts';
import { decideAsCashier, mainBalanceOf } from '../testing/decideAsCashier.ts';
import { reserveDraw } from '../testing/testDraw.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

/*
 * The app shows totals that it calculates from the fields of a reply. Each test here compares such a total with the
 * change of the balance in the ledger, for random amounts. The app's own tests compare the same total with the rows on
 * the screen.
 */

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.sql('update bonuses set met_at = now()');
  await gateway.sql("update withdrawals set created_at = now() - interval '2 days'");
});

const minor = (amount: string) => BigInt(amount.replace('.', ''));
const decimal = (units: number) => `${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`;
const amountOf = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map(decimal);
const balance = () => mainBalanceOf(gateway, token);
/** Runs the same steps for a few random inputs. They are few, because each input needs many calls to a real gateway. */
const forSeveral = <Input>(input: fc.Arbitrary<Input>, steps: (input: Input) => Promise<void>) =>
  fc.assert(fc.asyncProperty(input, steps), { numRuns: times(2, 4) });

test('[WALLET-03] a deposit adds its amount less its fee', () =>
  forSeveral(amountOf(200, 20_000), async (amount) => {
    const before = await balance();
    const deposit = (await gateway.call('depositGateway', { token, body: { amount } })).value;
    await decideAsCashier(gateway, 'deposit', deposit.depositId, 'approve');
    expect(await balance()).toBe(before + minor(deposit.amount) - minor(deposit.fee));
  }));

test('[WALLET-04] a withdrawal debits its amount, which includes the fee', () =>
  forSeveral(amountOf(200, 900), async (amount) => {
    const before = await balance();
    const { cardId } = (await gateway.call('getBankCards', { token })).value.cards[0]!;
    const body = { cardId, amount, paymentPassword: demoPaymentPassword };
    const withdrawal = (await gateway.call('withdraw', { token, body })).value;
    expect(await balance()).toBe(before - minor(withdrawal.amount));
    await decideAsCashier(gateway, 'withdrawal', withdrawal.withdrawalId, 'approve');
    const [paid] = await gateway.sql(
      `select coalesce(sum(amount) filter (where code = 'BANK'), 0)::text bank, coalesce(sum(amount) filter (where code = 'FEES'), 0)::text fees
       from entries join accounts on accounts.id = account_id join transactions on transactions.id = transaction_id
       where reference = $1 and transactions.kind in ('WITHDRAW_PAID', 'WITHDRAW_FEE')`,
      [withdrawal.withdrawalId],
    );
    expect([BigInt(paid.bank), BigInt(paid.fees)]).toEqual([
      minor(withdrawal.amount) - minor(withdrawal.fee),
      minor(withdrawal.fee),
    ]);
  }));

test('[WALLET-02] a transfer debits its amount from one wallet and credits it to the other', () =>
  forSeveral(amountOf(1, 500), async (amount) => {
    const before = await balance();
    const { from, to } = (await gateway.call('transfer', { token, body: { from: 'MAIN', to: 'TAMA', amount } })).value;
    expect(minor(from.balance)).toBe(before - minor(amount));
    const back = (await gateway.call('transfer', { token, body: { from: 'TAMA', to: 'MAIN', amount: to.balance } }))
      .value;
    expect(minor(back.to.balance)).toBe(await balance());
  }));

const bet = fc.record({
  play: fc.constant('BIG_SMALL'),
  picks: fc.constantFrom(['BIG'], ['SMALL']),
  stake: amountOf(1, 20),
  multiple: fc.integer({ min: 1, max: 5 }),
});
const bets = fc.array(bet, { minLength: 1, maxLength: 5 });

test('[LOTTO-04] an order debits the sum of its bets, and a cancelled bet refunds its stake', async () => {
  const { gameCode, issue } = await reserveDraw(gateway, 'DDRW_1');
  await forSeveral(bets, async (placed) => {
    const before = await balance();
    const order = (await gateway.call('placeOrder', { token, body: { gameCode, issue, bets: placed } })).value;
    const sum = placed.reduce((total, { stake, multiple }) => total + minor(stake) * BigInt(multiple), 0n);
    expect(minor(order.stake)).toBe(sum);
    expect(await balance()).toBe(before - sum);
    const [first] = order.suborders;
    const { refunded } = (await gateway.call('cancelSuborder', { token, body: { suborderId: first!.suborderId } }))
      .value;
    expect(refunded).toBe(first!.stake);
    expect(await balance()).toBe(before - sum + minor(refunded));
  });
});

test(
  '[LOTTO-04] the stake of a chase is the sum of its placed, returned and waiting amounts',
  { tags: 'whole' },
  async () => {
    const { gameCode, issue } = await reserveDraw(gateway, 'DDRW_2');
    await forSeveral(fc.tuple(bets, fc.integer({ min: 2, max: 6 })), async ([placed, draws]) => {
      const before = await balance();
      const body = { gameCode, issue, bets: placed, draws, stopOnWin: false };
      const { chaseId, order } = (await gateway.call('placeChase', { token, body })).value;
      const chase = async () =>
        (await gateway.call('getChases', { token, query: { pageSize: '100' } })).value.content.find(
          (one) => one.chaseId === chaseId,
        )!;
      const { stake } = await chase();
      expect(await balance()).toBe(before - minor(stake));
      const { suborders } = (await gateway.call('getOrder', { token, query: { orderId: order.orderId } })).value;
      await gateway.call('cancelSuborder', { token, body: { suborderId: suborders[0]!.suborderId } });
      await gateway.call('cancelChase', { token, body: { chaseId } });
      const ended = await chase();
      expect(minor(ended.staked) + minor(ended.refunded)).toBe(minor(stake));
      expect(await balance()).toBe(before - minor(ended.staked));
    });
  },
);

test('[PROMO-04] claiming cashback credits the total, which is the sum of its lines', async () => {
  const merchant = 'padma';
  const member = await gateway.tokenOf('demo3', merchant);
  // A line is paid only once, so a member can make only one claim.
  const [stakes] = fc.sample(fc.array(fc.integer({ min: 10_000, max: 999_999 }), { minLength: 2, maxLength: 4 }), 1);
  for (const [index, stake] of stakes!.entries())
    await gateway.sql(
      `insert into game_rounds (merchant_code, member_id, vendor_code, game_type, stake, payout, outcome, at)
       select 'padma', id, 'MSN', $2, $3, 0, '{}', now() - make_interval(days => $1) from members where username = 'demo3' and merchant_code = 'padma'`,
      [2 + index, index % 2 === 0 ? 'RNG' : 'LIVE', stake],
    );
  const before = await mainBalanceOf(gateway, member, merchant);
  const { lines, total } = (await gateway.call('getCashback', { merchant, token: member })).value;
  expect(lines.reduce((sum, { amount }) => sum + minor(amount), 0n)).toBe(minor(total));
  await gateway.call('claimCashback', { merchant, token: member, body: {} });
  expect(await mainBalanceOf(gateway, member, merchant), `for stakes ${stakes!.join(', ')}`).toBe(
    before + minor(total),
  );
});
