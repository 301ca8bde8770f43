import type { DepositMethod } from '@livery/api/contract';
import type { Kit } from '../kit.ts';
import type { Check, ChecksOf } from './check.ts';
import { inParts, shownParts } from './money.ts';

export const depositChecks: ChecksOf<'deposit'> = {
  async getDepositOptions(kit) {
    await kit.good({ token: (await kit.people.own()).token });
  },

  async getDepositBanks(kit) {
    await kit.good({ token: (await kit.people.own()).token });
  },

  async getDepositPromos(kit) {
    await kit.good({ token: (await kit.people.own()).token });
  },

  async depositManual(kit) {
    const { token } = await kit.people.newMember();
    const [bank] = await kit.ask('getDepositBanks', { token });
    const limits = await limitsOf(kit, 'manual', token);
    if (bank === undefined || limits === undefined) return kit.skip('this merchant takes no manual deposits');
    const body = {
      amount: limits.minAmount,
      bankCode: bank.bankCode,
      depositorName: 'Amina Tester',
      reference: 'PACK-0001',
    };
    const deposit = await kit.once({ token, body }, { token, body: { ...body, reference: 'PACK-0002' } });
    kit.holds('its state', deposit.state, 'PENDING');
    kit.holds(
      'how many there are after one that was sent twice',
      (await kit.ask('getDeposits', { token, query: {} })).content.length,
      1,
    );
    await kit.refused('to a bank nobody knows', ['NOT_FOUND', 'REQUEST_INVALID'], {
      token,
      body: { ...body, bankCode: 'NOBODY_KNOWS' },
    });
    await kit.refused('of nothing', 'REQUEST_INVALID', { token, body: { ...body, amount: '0' } });
    const before = inParts((await kit.ask('getWallet', { token })).sumBalance);
    await kit.doors.decide('deposit', deposit.depositId, 'approve');
    kit.holds(
      'its state when the house approved it',
      (await kit.ask('getDeposits', { token, query: {} })).content[0]?.state,
      'APPROVED',
    );
    const after = inParts((await kit.ask('getWallet', { token })).sumBalance);
    kit.holds(
      'the wallet then',
      shownParts(after),
      shownParts(before + inParts(deposit.amount) - inParts(deposit.fee)),
    );
  },

  depositAlipay: scanned('alipay'),
  depositQq: scanned('qq'),
  depositWechat: scanned('wechat'),

  async depositGateway(kit) {
    const { token } = await kit.people.newMember();
    const limits = await limitsOf(kit, 'gateway', token);
    if (limits === undefined) return kit.skip('this merchant takes no deposits by a payment page');
    await kit.once({ token, body: { amount: limits.minAmount } }, { token, body: { amount: limits.maxAmount } });
    await kit.refused('of nothing', 'REQUEST_INVALID', { token, body: { amount: '0' } });
  },

  async acceptDepositPromo(kit) {
    const { token } = await kit.people.newMember();
    const [promo] = await kit.ask('getDepositPromos', { token });
    const limits = await limitsOf(kit, 'gateway', token);
    if (promo === undefined || limits === undefined)
      return kit.skip('there is no promotion to take along, or no deposit to take it');
    await kit.refused('for a deposit nobody made', 'NOT_FOUND', {
      token,
      body: { depositId: '999999999', promoId: promo.promoId },
    });
    const amount = Number(promo.minDeposit) > Number(limits.minAmount) ? promo.minDeposit : limits.minAmount;
    const { depositId } = await kit.ask('depositGateway', { token, body: { amount } });
    const taken = await kit.once(
      { token, body: { depositId, promoId: promo.promoId } },
      { token, body: { depositId, promoId: '999999999' } },
    );
    kit.holds('what it took along', taken.promoId, promo.promoId);
  },

  async getDeposits(kit) {
    const token = await kit.people.member();
    await kit.good({ token, query: {} });
    const { content } = await kit.good({ token, query: { state: 'APPROVED' } }, 'of one state');
    kit.holds('their states', content.filter(({ state }) => state !== 'APPROVED').length, 0);
  },
};

/** The limits of a way to pay in; undefined where it is not offered. */
async function limitsOf({ ask }: Pick<Kit<'depositManual'>, 'ask'>, method: DepositMethod, token: string) {
  const { methods } = await ask('getDepositOptions', { token });
  return methods.find((one) => one.method === method);
}

type Scanned = 'depositAlipay' | 'depositQq' | 'depositWechat';

/** A deposit that is paid by scanning a code; the three are alike. */
function scanned(method: DepositMethod): Check<Scanned> {
  return async (kit) => {
    const { token } = await kit.people.newMember();
    const limits = await limitsOf(kit, method, token);
    if (limits === undefined)
      return kit.refused('where it is not offered', 'NOT_ALLOWED', { token, body: { amount: '100' } });
    const { state, qrText } = await kit.once(
      { token, body: { amount: limits.minAmount } },
      { token, body: { amount: limits.maxAmount } },
    );
    kit.holds('its state', state, 'PENDING');
    kit.holds('a code to scan', qrText.length > 0, true);
    await kit.refused('of nothing', 'REQUEST_INVALID', { token, body: { amount: '0' } });
  };
}
