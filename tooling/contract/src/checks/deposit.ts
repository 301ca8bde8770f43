import type { DepositMethod } from '@livery/api/contract';
import type { Kit } from '../kit.ts';
import type { Check, ChecksOf } from './check.ts';
import { inParts, formatTenThousandths } from './money.ts';
import { picture } from './picture.ts';

export const depositChecks: ChecksOf<'deposit'> = {
  async getDepositOptions(kit) {
    await kit.assertGood({ token: (await kit.accounts.own()).token });
  },

  async getDepositBanks(kit) {
    await kit.assertGood({ token: (await kit.accounts.own()).token });
  },

  async getDepositPromos(kit) {
    await kit.assertGood({ token: (await kit.accounts.own()).token });
  },

  async sendDepositReceipt(kit) {
    const { token } = await kit.accounts.newMember();
    await kit.assertRefused('without a deposit', 'NOT_FOUND', { token, body: { id: '999999999', file: picture() } });
    const [bank] = await kit.call('getDepositBanks', { token });
    const limits = await limitsOf(kit, 'manual', token);
    if (bank === undefined || limits === undefined) return kit.notChecked('this merchant accepts no manual deposits');
    const { depositId: id } = await kit.call('depositManual', {
      token,
      body: {
        amount: limits.minAmount,
        bankCode: bank.bankCode,
        depositorName: 'Amina Tester',
        reference: 'PACK-0003',
      },
    });
    await kit.assertRefused('with a file that is not a picture', 'FILE_REFUSED', {
      token,
      body: { id, file: new File(['no picture'], 'picture.png', { type: 'image/png' }) },
    });
    await kit.assertGood({ token, body: { id, file: picture() } });
    await kit.assertGood({ token, body: { id, file: picture() } }, 'that replaces an earlier one');
    const [listed] = (await kit.call('getDeposits', { token, query: {} })).content;
    kit.assertEqual('whether the list reports the upload', listed?.receipt !== undefined, true);
    await kit.sandbox.decide('deposit', id, 'reject');
    await kit.assertRefused('after the decision', 'ALREADY_DECIDED', { token, body: { id, file: picture() } });
  },

  async depositManual(kit) {
    const { token } = await kit.accounts.newMember();
    const [bank] = await kit.call('getDepositBanks', { token });
    const limits = await limitsOf(kit, 'manual', token);
    if (bank === undefined || limits === undefined) return kit.notChecked('this merchant accepts no manual deposits');
    const body = {
      amount: limits.minAmount,
      bankCode: bank.bankCode,
      depositorName: 'Amina Tester',
      reference: 'PACK-0001',
    };
    const deposit = await kit.assertOnce({ token, body }, { token, body: { ...body, reference: 'PACK-0002' } });
    kit.assertEqual('its state', deposit.state, 'PENDING');
    kit.assertEqual(
      'number of deposits after one was sent twice',
      (await kit.call('getDeposits', { token, query: {} })).content.length,
      1,
    );
    await kit.assertRefused('to an unknown bank', ['NOT_FOUND', 'REQUEST_INVALID'], {
      token,
      body: { ...body, bankCode: 'NOBODY_KNOWS' },
    });
    await kit.assertRefused('of nothing', 'REQUEST_INVALID', { token, body: { ...body, amount: '0' } });
    const before = inParts((await kit.call('getWallet', { token })).sumBalance);
    await kit.sandbox.decide('deposit', deposit.depositId, 'approve');
    kit.assertEqual(
      'its state after the merchant approved it',
      (await kit.call('getDeposits', { token, query: {} })).content[0]?.state,
      'APPROVED',
    );
    const after = inParts((await kit.call('getWallet', { token })).sumBalance);
    kit.assertEqual(
      'the wallet afterwards',
      formatTenThousandths(after),
      formatTenThousandths(before + inParts(deposit.amount) - inParts(deposit.fee)),
    );
  },

  depositAlipay: scanned('alipay'),
  depositQq: scanned('qq'),
  depositWechat: scanned('wechat'),

  async depositGateway(kit) {
    const { token } = await kit.accounts.newMember();
    const limits = await limitsOf(kit, 'gateway', token);
    if (limits === undefined) return kit.notChecked('this merchant accepts no deposits by a payment page');
    const { url } = await kit.assertOnce(
      { token, body: { amount: limits.minAmount } },
      { token, body: { amount: limits.maxAmount } },
    );
    const [listed] = (await kit.call('getDeposits', { token, query: { state: 'PENDING' } })).content;
    kit.assertEqual('the address of its payment page in the list', listed?.url ?? url, url);
    await kit.assertRefused('of nothing', 'REQUEST_INVALID', { token, body: { amount: '0' } });
  },

  async acceptDepositPromo(kit) {
    const { token } = await kit.accounts.newMember();
    const [promo] = await kit.call('getDepositPromos', { token });
    const limits = await limitsOf(kit, 'gateway', token);
    if (promo === undefined || limits === undefined)
      return kit.notChecked('there is no promotion for a deposit, or no deposit method');
    await kit.assertRefused('for an unknown deposit', 'NOT_FOUND', {
      token,
      body: { depositId: '999999999', promoId: promo.promoId },
    });
    const amount = inParts(promo.minDeposit) > inParts(limits.minAmount) ? promo.minDeposit : limits.minAmount;
    const { depositId } = await kit.call('depositGateway', { token, body: { amount } });
    const taken = await kit.assertOnce(
      { token, body: { depositId, promoId: promo.promoId } },
      { token, body: { depositId, promoId: '999999999' } },
    );
    kit.assertEqual('the promotion of the deposit', taken.promoId, promo.promoId);
  },

  async cancelDeposit(kit) {
    const { token } = await kit.accounts.newMember();
    await kit.assertRefused('of none', 'NOT_FOUND', { token, body: { id: '999999999' } });
    const limits = await limitsOf(kit, 'gateway', token);
    if (limits === undefined) return kit.notChecked('this merchant accepts no deposits by a payment page');
    const { depositId } = await kit.call('depositGateway', { token, body: { amount: limits.minAmount } });
    const [listed] = (await kit.call('getDeposits', { token, query: { state: 'PENDING' } })).content;
    if (listed?.cancellable !== true) return kit.notChecked('the gateway does not let members cancel deposits');
    const body = { id: depositId };
    kit.assertEqual('its state', (await kit.assertGood({ token, body })).state, 'CANCELLED');
    kit.assertEqual(
      'its state after a second cancellation',
      (await kit.assertGood({ token, body }, 'a second time')).state,
      'CANCELLED',
    );
    const second = await kit.call('depositGateway', { token, body: { amount: limits.minAmount } });
    await kit.sandbox.decide('deposit', second.depositId, 'reject');
    await kit.assertRefused('after the decision', 'ALREADY_DECIDED', { token, body: { id: second.depositId } });
  },

  async getDeposits(kit) {
    const token = await kit.accounts.member();
    await kit.assertGood({ token, query: {} });
    const { content } = await kit.assertGood({ token, query: { state: 'APPROVED' } }, 'of one state');
    kit.assertEqual('their states', content.filter(({ state }) => state !== 'APPROVED').length, 0);
  },
};

/** The limits of a deposit method. Undefined if it is not offered. */
async function limitsOf(
  { call }: Pick<Kit<'depositManual' | 'sendDepositReceipt'>, 'call'>,
  method: DepositMethod,
  token: string,
) {
  const { methods } = await call('getDepositOptions', { token });
  return methods.find((one) => one.method === method);
}

type Scanned = 'depositAlipay' | 'depositQq' | 'depositWechat';

/** A deposit that is paid by scanning a code. The three calls work in the same way. */
function scanned(method: DepositMethod): Check<Scanned> {
  return async (kit) => {
    const { token } = await kit.accounts.newMember();
    const limits = await limitsOf(kit, method, token);
    if (limits === undefined)
      return kit.assertRefused('while it is not offered', 'NOT_ALLOWED', { token, body: { amount: '100' } });
    const { state, qrText } = await kit.assertOnce(
      { token, body: { amount: limits.minAmount } },
      { token, body: { amount: limits.maxAmount } },
    );
    kit.assertEqual('its state', state, 'PENDING');
    kit.assertEqual('the code to scan', qrText.length > 0, true);
    const [listed] = (await kit.call('getDeposits', { token, query: { state: 'PENDING' } })).content;
    kit.assertEqual('its code in the list', listed?.qrText ?? qrText, qrText);
    await kit.assertRefused('of nothing', 'REQUEST_INVALID', { token, body: { amount: '0' } });
  };
}
