import { sample } from '@livery/config/sample';
import { rmSync } from 'node:fs';
import type { CallName } from '@livery/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideAsCashier } from '../testing/decideAsCashier.ts';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { sendRepeatedly } from '../testing/sendRepeatedly.ts';
import { type CallOptions, startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { demoPaymentPassword } from '../seed/seedIdentity.ts';

const dir = createMerchantFolder({ main: { switches: { MANPLAYREB3: true, REFERRAL: true } } });
const merchant = 'main';
// Two gateways on one database, because a repeated request may reach the other gateway.
let gateways: TestGateway[];
let one: TestGateway;
let token: string;
beforeAll(async () => {
  one = await startTestGateway({ dir });
  gateways = [one, await startTestGateway({ dir, databaseUrl: one.databaseUrl })];
  token = await one.tokenOf('demo1', merchant);
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  rmSync(dir, { recursive: true, force: true });
});

const often = <Name extends CallName>(name: Name, body?: CallOptions<Name>['body']) =>
  sendRepeatedly(gateways, name, { token, merchant, ...(body !== undefined && { body }) });
const wallets = async () =>
  new Map(
    (await one.call('getWallet', { token, merchant })).value.wallets.map(({ code, balance }) => [
      code,
      Number(balance.replace('.', '')),
    ]),
  );
const movements = async (code: string) =>
  (await one.call('getTransactions', { token, merchant, query: { code, pageSize: '100' } })).value.content.length;
const promo = async (title: string) =>
  (await one.call('getPromotions', { token, merchant })).value.find((found) => found.title === title)!;
const waiting = async () =>
  (await one.call('getDeposits', { token, merchant, query: { state: 'PENDING' } })).value.content;

describe('[WALLET-07] money moves only once if a call is sent twice:', () => {
  test('transfer', async () => {
    const [before, moved] = [await wallets(), await movements('TRANSFER')];
    expect((await often('transfer', { from: 'MAIN', to: 'TAMA', amount: '7.25' })).value.to.balance).toBe('7.25');
    expect((await wallets()).get('MAIN')).toBe(before.get('MAIN')! - 725);
    expect(await movements('TRANSFER')).toBe(moved + 2);
  });

  test('collecting wallets', async () => {
    const before = await wallets();
    const { amount } = (await often('collectWallets')).value;
    expect((await wallets()).get('MAIN')).toBe(before.get('MAIN')! + Number(amount.replace('.', '')));
    expect(Number(amount)).toBeGreaterThan(0);
  });

  test.each(sample(['depositAlipay', 'depositWechat', 'depositQq', 'depositGateway'] as const, 4))(
    '%s',
    async (name) => {
      const { depositId } = (await often(name, { amount: '500' })).value;
      expect((await waiting()).map((deposit) => deposit.depositId)).toEqual([depositId]);
      await decideAsCashier(one, 'deposit', depositId, 'reject');
    },
  );

  test('a manual deposit, its promotion and its approval', async () => {
    const { bankCode } = (await one.call('getDepositBanks', { token, merchant })).value[0]!;
    const { promoId } = (await one.call('getDepositPromos', { token, merchant })).value[0]!;
    const before = await wallets();
    const { depositId } = (
      await often('depositManual', { amount: '1000', bankCode, depositorName: 'Amina Rahman', reference: 'TX-77' })
    ).value;
    expect((await often('acceptDepositPromo', { depositId, promoId })).value.promoId).toBe(promoId);
    expect(await waiting()).toHaveLength(1);
    await Promise.all(
      gateways.flatMap((gateway) => [1, 2, 3].map(() => decideAsCashier(gateway, 'deposit', depositId, 'approve'))),
    );
    expect((await wallets()).get('MAIN')).toBe(before.get('MAIN')! + 150_000);
  });

  test('withdrawal', async () => {
    // Marks the bonus of the earlier deposit as staked.
    await one.sql('update bonuses set met_at = now()');
    const { cardId } = (await one.call('getBankCards', { token, merchant })).value.cards[0]!;
    const [before, moved] = [await wallets(), await movements('WITHDRAW')];
    const { withdrawalId } = (await often('withdraw', { cardId, amount: '300', paymentPassword: demoPaymentPassword }))
      .value;
    expect((await wallets()).get('MAIN')).toBe(before.get('MAIN')! - 30_000);
    expect(await movements('WITHDRAW')).toBe(moved + 1);
    await Promise.all(
      gateways.flatMap((gateway) => [1, 2].map(() => decideAsCashier(gateway, 'withdrawal', withdrawalId, 'reject'))),
    );
    expect((await wallets()).get('MAIN')).toBe(before.get('MAIN'));
  });

  test('cancelling a withdrawal', async () => {
    const { cardId } = (await one.call('getBankCards', { token, merchant })).value.cards[0]!;
    const [before, moved] = [await wallets(), await movements('WITHDRAW_BACK')];
    const body = { cardId, amount: '300', paymentPassword: demoPaymentPassword };
    const { withdrawalId } = (await one.call('withdraw', { token, merchant, body })).value;
    expect((await often('cancelWithdrawal', { id: withdrawalId })).value.state).toBe('CANCELLED');
    expect((await wallets()).get('MAIN')).toBe(before.get('MAIN'));
    expect(await movements('WITHDRAW_BACK')).toBe(moved + 1);
  });

  test('joining and claiming a promotion', async () => {
    const { promoId } = await promo('An evening at the tables');
    expect((await often('joinPromotion', { promoId })).value.state).toBe('JOINED');
    const gift = await promo('A gift to get started');
    const before = await wallets();
    expect((await often('claimPromotion', { promoId: gift.promoId })).value.state).toBe('CLAIMED');
    expect((await wallets()).get('MAIN')).toBe(before.get('MAIN')! + 5_000);
  });

  test('cashback', async () => {
    const before = await wallets();
    const { amount } = (await often('claimCashback', {})).value;
    expect(Number(amount)).toBeGreaterThan(0);
    expect((await wallets()).get('MAIN')).toBe(before.get('MAIN')! + Math.round(Number(amount) * 100));
  });

  test('after all these calls, all entries still add up', async () => {
    const [sums] = await one.sql('select sum(amount)::text as total from entries');
    const broken = await one.sql(
      `select 1 from (select balance_after, sum(amount) over (partition by account_id order by nth) as total from entries where member_id is not null) as summed where balance_after <> total`,
    );
    expect([sums, broken]).toEqual([{ total: '0' }, []]);
  });
});
