import { randomInt } from 'node:crypto';
import type { CallName } from '@livery/api/contract';
import type { Kit } from '../kit.ts';
import type { ChecksOf } from './check.ts';
import { inParts, shownParts } from './money.ts';

const paymentPassword = '482915';
const holderName = 'Amina Tester';

export const withdrawChecks: ChecksOf<'withdraw'> = {
  async getWithdrawOptions(kit) {
    await kit.good({ token: (await kit.people.own()).token });
  },

  async withdraw(kit) {
    const token = await memberWithPaymentPassword(kit);
    const { cardId } = await kit.ask('addBankCard', { token, body: await newCard(kit, token) });
    const before = await kit.ask('getWithdrawOptions', { token });
    const body = { cardId, amount: before.minAmount, paymentPassword };
    await kit.refused('with a wrong payment password', 'PAYMENT_PASSWORD_WRONG', {
      token,
      body: { ...body, paymentPassword: '111111' },
    });
    await kit.refused('to a card nobody has', 'NOT_FOUND', { token, body: { ...body, cardId: '999999999' } });
    if (inParts(before.turnoverRemaining) > 0n)
      return kit.skip('a new member has stakes to make before money can be withdrawn');
    if (inParts(before.balance) < inParts(before.minAmount)) return kit.skip('a new member has not enough to withdraw');
    const { state, withdrawalId } = await kit.once(
      { token, body },
      { token, body: { ...body, amount: before.maxAmount } },
    );
    kit.holds('its state', state, 'PENDING');
    const after = await kit.ask('getWithdrawOptions', { token });
    kit.holds(
      'the balance after one withdrawal that was sent twice',
      shownParts(inParts(after.balance)),
      shownParts(inParts(before.balance) - inParts(before.minAmount)),
    );
    await kit.refused('of more than there is', ['FUNDS_INSUFFICIENT', 'REQUEST_INVALID'], {
      token,
      body: { ...body, amount: '999999999' },
    });
    await kit.doors.decide('withdrawal', withdrawalId, 'reject');
    kit.holds(
      'the balance when the house refused',
      shownParts(inParts((await kit.ask('getWithdrawOptions', { token })).balance)),
      shownParts(inParts(before.balance)),
    );
  },

  async getWithdrawals(kit) {
    const token = await kit.people.member();
    await kit.good({ token, query: {} });
    const { content } = await kit.good({ token, query: { state: 'REJECTED' } }, 'of one state');
    kit.holds('their states', content.filter(({ state }) => state !== 'REJECTED').length, 0);
  },

  async getBankCards(kit) {
    await kit.good({ token: (await kit.people.own()).token });
  },

  async addBankCard(kit) {
    const { token: bare } = await kit.people.newMember();
    await kit.refused('without a payment password', 'PAYMENT_PASSWORD_MISSING', {
      token: bare,
      body: await newCard(kit, bare),
    });
    const token = await memberWithPaymentPassword(kit);
    const body = await newCard(kit, token);
    await kit.refused('with a wrong payment password', 'PAYMENT_PASSWORD_WRONG', {
      token,
      body: { ...body, paymentPassword: '111111' },
    });
    kit.holds(
      'what is shown of its number',
      (await kit.good({ token, body })).maskedNumber.slice(-4),
      body.cardNumber.slice(-4),
    );
    await kit.refused('a second time', 'BANK_CARD_EXISTS', { token, body });
  },

  async removeBankCard(kit) {
    const token = await memberWithPaymentPassword(kit);
    const { cardId } = await kit.ask('addBankCard', { token, body: await newCard(kit, token) });
    kit.holds('the answer', await kit.good({ token, body: { cardId } }), { success: true });
    kit.holds('the cards afterwards', (await kit.ask('getBankCards', { token })).cards, []);
  },
};

type AnyKit = Pick<Kit<CallName>, 'ask' | 'people' | 'skip'>;

async function memberWithPaymentPassword({ ask, people }: AnyKit): Promise<string> {
  const { token, password } = await people.newMember();
  await ask('changePaymentPassword', {
    token,
    body: { password, newPaymentPassword: paymentPassword, confirmNewPaymentPassword: paymentPassword },
  });
  return token;
}

/** A card of the first bank, with a number that its last digit proves. */
async function newCard({ ask, skip }: AnyKit, token: string) {
  const [bank] = (await ask('getBankCards', { token })).banks;
  if (bank === undefined) return skip('the gateway knows no bank');
  const digits = [4, ...Array.from({ length: bank.minLength - 2 }, () => randomInt(10))];
  return { bankCode: bank.bankCode, cardNumber: [...digits, luhnDigit(digits)].join(''), holderName, paymentPassword };
}

/** The digit that makes a number right by Luhn's sum. */
function luhnDigit(digits: readonly number[]): number {
  const sum = digits
    .toReversed()
    .reduce(
      (total, digit, index) => total + (index % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit),
      0,
    );
  return (10 - (sum % 10)) % 10;
}
