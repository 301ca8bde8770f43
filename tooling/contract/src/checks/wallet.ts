import { randomBytes } from 'node:crypto';
import { gameTypes } from '@livery/api/contract';
import type { MakeCall } from '../wire/makeCall.ts';
import { NotChecked } from '../replies/mismatch.ts';
import { sendsHeader, withoutKeys } from '../wire/inDialect.ts';
import type { ChecksOf } from './check.ts';
import { inParts, formatTenThousandths, sumOf } from './money.ts';

export const walletChecks: ChecksOf<'wallet'> = {
  async getWallet(kit) {
    const { sumBalance, wallets } = await kit.assertGood({ token: await kit.accounts.member() });
    kit.assertEqual(
      'its sum',
      formatTenThousandths(inParts(sumBalance)),
      formatTenThousandths(sumOf(wallets.map(({ balance }) => balance))),
    );
    kit.assertEqual('a main wallet', wallets.filter(({ code }) => code === 'MAIN').length, 1);
    await kit.assertGood({ token: await kit.accounts.trial() }, 'for a trial account');
  },

  async getMerchantWallet(kit) {
    const { token } = await kit.accounts.own();
    const vassalage = await vendorOf(kit.call, kit.merchant.code);
    kit.assertEqual('the owner of the wallet', (await kit.assertGood({ token, query: { vassalage } })).code, vassalage);
    await kit.assertRefused('of an unknown vendor', 'NOT_FOUND', { token, query: { vassalage: 'NOBODY_KNOWS' } });
  },

  async transfer(kit) {
    const { token } = await kit.accounts.newMember();
    const vendor = await vendorOf(kit.call, kit.merchant.code);
    const balanceOf = async (code: string) =>
      sumOf(
        (await kit.call('getWallet', { token })).wallets
          .filter((wallet) => wallet.code === code)
          .map(({ balance }) => balance),
      );
    const before = await balanceOf('MAIN');
    if (before < inParts('10')) return kit.notChecked('a new member has no 10.00 to transfer');
    const body = { from: 'MAIN', to: vendor, amount: '10.00' };
    await kit.assertOnce({ token, body }, { token, body: { ...body, amount: '5.00' } });
    kit.assertEqual(
      'the main wallet after one transfer of 10.00 that was sent twice',
      formatTenThousandths(await balanceOf('MAIN')),
      formatTenThousandths(before - inParts('10')),
    );
    kit.assertEqual("the vendor's wallet after it", formatTenThousandths(await balanceOf(vendor)), '10.00');
    await kit.assertRefused('of more than the balance', 'FUNDS_INSUFFICIENT', {
      token,
      body: { ...body, amount: '999999999' },
    });
    await kit.assertRefused('of nothing', 'REQUEST_INVALID', { token, body: { ...body, amount: '0' } });
    await kit.assertRefused('of a negative amount', 'REQUEST_INVALID', { token, body: { ...body, amount: '-10.00' } });
    await kit.assertRefused('to an unknown vendor', 'NOT_FOUND', { token, body: { ...body, to: 'NOBODY_KNOWS' } });
  },

  async collectWallets(kit) {
    const { token } = await kit.accounts.newMember();
    const vendor = await vendorOf(kit.call, kit.merchant.code);
    const before = await kit.call('getWallet', { token });
    await kit.call('transfer', { token, body: { from: 'MAIN', to: vendor, amount: '10.00' } });
    const { amount } = await kit.assertOnce({ token });
    kit.assertEqual('the returned amount', formatTenThousandths(inParts(amount)), '10.00');
    kit.assertEqual(
      'the sum of the wallets afterwards',
      (await kit.call('getWallet', { token })).sumBalance,
      before.sumBalance,
    );
  },

  async settleIntent(kit) {
    if (!sendsHeader(kit.merchant, 'Idempotency-Key')) return kit.notChecked(withoutKeys);
    const { token } = await kit.accounts.newMember();
    const vendor = await vendorOf(kit.call, kit.merchant.code);
    const transferUnder = (key: string) =>
      kit.call('transfer', { token, key, body: { from: 'MAIN', to: vendor, amount: '10.00' } });
    const [done, lost] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')];

    const reply = await transferUnder(done);
    const settled = await kit.assertGood({ token, body: { call: 'transfer', key: done } });
    kit.assertEqual('of a transfer that was made', settled, { outcome: 'DONE', reply });
    const unknown = await kit.assertGood({ token, body: { call: 'transfer', key: lost } }, 'of one that never arrived');
    kit.assertEqual('of one that never arrived, the outcome', unknown.outcome, 'NOT_DONE');
    const late = await transferUnder(lost).then(
      () => 'it was made',
      () => 'it was refused',
    );
    kit.assertEqual('that transfer, if it arrives later', late, 'it was refused');
    await kit.assertRefused('of a call without idempotency keys', 'REQUEST_INVALID', {
      token,
      body: { call: 'getWallet', key: done },
    });
  },

  async getTransactions(kit) {
    const token = await kit.accounts.member();
    const { sums } = await kit.assertGood({ token, query: { pageSize: 5 } });
    kit.assertEqual(
      'net equals incoming minus outgoing amounts',
      formatTenThousandths(inParts(sums.net)),
      formatTenThousandths(inParts(sums.moneyIn) - inParts(sums.moneyOut)),
    );
    await kit.assertRefused('from a day that the calendar does not have', 'REQUEST_INVALID', {
      token,
      query: { from: '2026-02-30' },
    });
    await kit.assertRefused('with page 0', 'REQUEST_INVALID', { token, query: { pageNo: 0 } });
  },

  async getTransactionCodes(kit) {
    await kit.assertGood({ token: await kit.accounts.member() });
  },
};

/**
 * A vendor wallet for transfers.
 * @throws NotChecked
 */
async function vendorOf(call: MakeCall, merchantCode: string): Promise<string> {
  const categories = await call('getVendorGameTypes', { query: { typeId: '1', merchant_code: merchantCode } });
  const vendor = gameTypes
    .filter((type) => type !== 'LOTT')
    .flatMap((type) => categories.find(({ gameCategory }) => gameCategory === type)?.vendors ?? [])[0];
  if (vendor === undefined) throw new NotChecked('it needs a vendor, but the gateway lists none');
  return vendor.vassalage;
}
