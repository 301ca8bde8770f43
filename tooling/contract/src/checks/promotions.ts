import { inParts, formatTenThousandths, sumOf } from './money.ts';
import type { ChecksOf } from './check.ts';

const nobodys = '999999999';

export const promotionsChecks: ChecksOf<'promotions'> = {
  async getPromotions(kit) {
    await kit.assertGood({ query: {} }, 'for a guest');
    await kit.assertGood({ query: {}, token: await kit.accounts.member() });
    const { length } = (await kit.assertGood({ query: { type: 'DEPOSIT' } }, 'of one type')).filter(
      ({ type }) => type !== 'DEPOSIT',
    );
    kit.assertEqual('promotions of other types', length, 0);
  },

  async getUnclaimedPromos(kit) {
    const { count, items } = await kit.assertGood({ token: await kit.accounts.member() });
    kit.assertEqual('the reported number', count, items.length);
  },

  async joinPromotion(kit) {
    const { token } = await kit.accounts.newMember();
    await kit.assertRefused('with an unknown id', 'NOT_FOUND', { token, body: { promoId: nobodys } });
    // Promotions of type DEPOSIT are joined by a deposit.
    const open = (await kit.call('getPromotions', { token, query: {} })).find(
      ({ state, type }) => state === 'JOIN' && type !== 'DEPOSIT',
    );
    if (open === undefined) return kit.notChecked('no promotion is open to a new member');
    const { promoId, state } = await kit.assertOnce(
      { token, body: { promoId: open.promoId } },
      { token, body: { promoId: nobodys } },
    );
    kit.assertEqual('the id of the promotion', promoId, open.promoId);
    kit.assertEqual('its state has changed', state === 'JOIN', false);
    await kit.assertRefused('a second time', 'PROMOTION_UNAVAILABLE', { token, body: { promoId } });
  },

  async claimPromotion(kit) {
    const { token } = await kit.accounts.newMember();
    await kit.assertRefused('with an unknown id', 'NOT_FOUND', { token, body: { promoId: nobodys } });
    const ready = (await kit.call('getPromotions', { token, query: {} })).find(({ state }) => state === 'CLAIM');
    if (ready === undefined) return kit.notChecked('a new member has no promotion to claim');
    const { state } = await kit.assertOnce(
      { token, body: { promoId: ready.promoId } },
      { token, body: { promoId: nobodys } },
    );
    kit.assertEqual('its state has changed', state === 'CLAIM', false);
    await kit.assertRefused('a second time', 'PROMOTION_UNAVAILABLE', { token, body: { promoId: ready.promoId } });
  },

  async getCashback(kit) {
    const token = await kit.accounts.member();
    if (!kit.merchant.switches.MANPLAYREB3)
      return kit.assertRefused('while MANPLAYREB3 is off', 'NOT_ALLOWED', { token });
    const { lines, total } = await kit.assertGood({ token });
    kit.assertEqual(
      'its total',
      formatTenThousandths(inParts(total)),
      formatTenThousandths(sumOf(lines.map(({ amount }) => amount))),
    );
  },

  async claimCashback(kit) {
    const { token } = await kit.accounts.newMember();
    if (!kit.merchant.switches.MANPLAYREB3)
      return kit.assertRefused('while MANPLAYREB3 is off', 'NOT_ALLOWED', { token, body: {} });
    await kit.assertRefused('without cashback to claim', 'NOTHING_TO_CLAIM', { token, body: {} });
    kit.notChecked('cashback is paid for games of the day before, and the new member of this run has played none');
  },

  async getReferral(kit) {
    const token = await kit.accounts.member();
    if (!kit.merchant.switches.REFERRAL)
      return kit.assertRefused('while REFERRAL is off', 'NOT_ALLOWED', { token, query: {} });
    await kit.assertGood({ token, query: {} });
  },
};
