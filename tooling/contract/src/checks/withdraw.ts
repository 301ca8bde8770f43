import { randomInt } from 'node:crypto';
import type { CallName } from '@livery/api/contract';
import type { Kit } from '../kit.ts';
import type { ChecksOf } from './check.ts';
import { inParts, formatTenThousandths } from './money.ts';

const paymentPassword = '482915';
const holderName = 'Amina Tester';

export const withdrawChecks: ChecksOf<'withdraw'> = {
  async getWithdrawOptions(kit) {
    await kit.assertGood({ token: (await kit.accounts.own()).token });
  },

  async withdraw(kit) {
    const token = await memberWithPaymentPassword(kit);
    const { cardId } = await kit.call('addBankCard', { token, body: await newCard(kit, token) });
    const before = await kit.call('getWithdrawOptions', { token });
    const body = { cardId, amount: before.minAmount, paymentPassword };
    await kit.assertRefused('with a wrong payment password', 'PAYMENT_PASSWORD_WRONG', {
      token,
      body: { ...body, paymentPassword: '111111' },
    });
    await kit.assertRefused('to an unknown card', 'NOT_FOUND', { token, body: { ...body, cardId: '999999999' } });
    if (inParts(before.turnoverRemaining) > 0n)
      return kit.notChecked('a new member must place wagers before a withdrawal');
    if (inParts(before.balance) < inParts(before.minAmount))
      return kit.notChecked('the balance of a new member is too low for a withdrawal');
    const { state, withdrawalId } = await kit.assertOnce(
      { token, body },
      { token, body: { ...body, amount: before.maxAmount } },
    );
    kit.assertEqual('its state', state, 'PENDING');
    const after = await kit.call('getWithdrawOptions', { token });
    kit.assertEqual(
      'the balance after one withdrawal that was sent twice',
      formatTenThousandths(inParts(after.balance)),
      formatTenThousandths(inParts(before.balance) - inParts(before.minAmount)),
    );
    await kit.assertRefused('of more than the balance', ['FUNDS_INSUFFICIENT', 'REQUEST_INVALID'], {
      token,
      body: { ...body, amount: '999999999' },
    });
    await kit.sandbox.decide('withdrawal', withdrawalId, 'reject');
    kit.assertEqual(
      'the balance after the merchant rejected it',
      formatTenThousandths(inParts((await kit.call('getWithdrawOptions', { token })).balance)),
      formatTenThousandths(inParts(before.balance)),
    );
  },

  async cancelWithdrawal(kit) {
    const token = await memberWithPaymentPassword(kit);
    await kit.assertRefused('of none', 'NOT_FOUND', { token, body: { id: '999999999' } });
    const { cardId } = await kit.call('addBankCard', { token, body: await newCard(kit, token) });
    const before = await kit.call('getWithdrawOptions', { token });
    if (inParts(before.turnoverRemaining) > 0n)
      return kit.notChecked('a new member must place wagers before a withdrawal');
    if (inParts(before.balance) < inParts(before.minAmount))
      return kit.notChecked('the balance of a new member is too low for a withdrawal');
    const asked = { cardId, amount: before.minAmount, paymentPassword };
    const { withdrawalId, cancellable } = await kit.call('withdraw', { token, body: asked });
    if (cancellable !== true) return kit.notChecked('the gateway does not let members cancel withdrawals');
    const body = { id: withdrawalId };
    kit.assertEqual('its state', (await kit.assertGood({ token, body })).state, 'CANCELLED');
    kit.assertEqual(
      'its state after a second cancellation',
      (await kit.assertGood({ token, body }, 'a second time')).state,
      'CANCELLED',
    );
    kit.assertEqual(
      'the balance after the cancellation',
      formatTenThousandths(inParts((await kit.call('getWithdrawOptions', { token })).balance)),
      formatTenThousandths(inParts(before.balance)),
    );
    const second = await kit.call('withdraw', { token, body: asked });
    await kit.sandbox.decide('withdrawal', second.withdrawalId, 'reject');
    await kit.assertRefused('after the decision', 'WITHDRAWAL_FINAL', { token, body: { id: second.withdrawalId } });
  },

  async getWithdrawals(kit) {
    const token = await kit.accounts.member();
    await kit.assertGood({ token, query: {} });
    const { content } = await kit.assertGood({ token, query: { state: 'REJECTED' } }, 'of one state');
    kit.assertEqual('their states', content.filter(({ state }) => state !== 'REJECTED').length, 0);
  },

  async getBankCards(kit) {
    await kit.assertGood({ token: (await kit.accounts.own()).token });
  },

  async addBankCard(kit) {
    const { token: bare } = await kit.accounts.newMember();
    await kit.assertRefused('without a payment password', 'PAYMENT_PASSWORD_MISSING', {
      token: bare,
      body: await newCard(kit, bare),
    });
    const token = await memberWithPaymentPassword(kit);
    const body = await newCard(kit, token);
    await kit.assertRefused('with a wrong payment password', 'PAYMENT_PASSWORD_WRONG', {
      token,
      body: { ...body, paymentPassword: '111111' },
    });
    kit.assertEqual(
      'the visible part of its number',
      (await kit.assertGood({ token, body })).maskedNumber.slice(-4),
      body.cardNumber.slice(-4),
    );
    await kit.assertRefused('a second time', 'BANK_CARD_EXISTS', { token, body });
  },

  async setDefaultBankCard(kit) {
    const token = await memberWithPaymentPassword(kit);
    await kit.assertRefused('of an unknown card', 'NOT_FOUND', { token, body: { id: '999999999' } });
    await kit.call('addBankCard', { token, body: await newCard(kit, token) });
    const { cardId } = await kit.call('addBankCard', { token, body: await newCard(kit, token) });
    await kit.assertGood({ token, body: { id: cardId } });
    const { cards } = await kit.call('getBankCards', { token });
    const defaults = cards.filter(({ isDefault }) => isDefault).map((card) => card.cardId);
    kit.assertEqual('the default cards afterwards', defaults, [cardId]);
  },

  async removeBankCard(kit) {
    const token = await memberWithPaymentPassword(kit);
    const { cardId } = await kit.call('addBankCard', { token, body: await newCard(kit, token) });
    kit.assertEqual('the answer', await kit.assertGood({ token, query: { cardId } }), { success: true });
    kit.assertEqual('the cards afterwards', (await kit.call('getBankCards', { token })).cards, []);
  },
};

type AnyKit = Pick<Kit<CallName>, 'call' | 'accounts' | 'notChecked'>;

async function memberWithPaymentPassword({ call, accounts }: AnyKit): Promise<string> {
  const { token, password } = await accounts.newMember();
  await call('changePaymentPassword', {
    token,
    body: { password, newPaymentPassword: paymentPassword, confirmNewPaymentPassword: paymentPassword },
  });
  return token;
}

/** A card of the first bank, with a valid check digit. */
async function newCard({ call, notChecked }: AnyKit, token: string) {
  const [bank] = (await call('getBankCards', { token })).banks;
  if (bank === undefined) return notChecked('the gateway knows no bank');
  const digits = [4, ...Array.from({ length: bank.minLength - 2 }, () => randomInt(10))];
  return { bankCode: bank.bankCode, cardNumber: [...digits, luhnDigit(digits)].join(''), holderName, paymentPassword };
}

/** The check digit of a number by the Luhn algorithm. */
function luhnDigit(digits: readonly number[]): number {
  const sum = digits
    .toReversed()
    .reduce(
      (total, digit, index) => total + (index % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit),
      0,
    );
  return (10 - (sum % 10)) % 10;
}
