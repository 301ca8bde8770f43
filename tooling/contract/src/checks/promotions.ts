import { inParts, shownParts, sumOf } from './money.ts';
import type { ChecksOf } from './check.ts';

const nobodys = '999999999';

export const promotionsChecks: ChecksOf<'promotions'> = {
  async getPromotions(kit) {
    await kit.good({ query: {} }, 'for a guest');
    await kit.good({ query: {}, token: await kit.people.member() });
    const { length } = (await kit.good({ query: { type: 'DEPOSIT' } }, 'of one type')).filter(
      ({ type }) => type !== 'DEPOSIT',
    );
    kit.holds('those of other types', length, 0);
  },

  async getUnclaimedPromos(kit) {
    const { count, items } = await kit.good({ token: await kit.people.member() });
    kit.holds('how many it counts', count, items.length);
  },

  async joinPromotion(kit) {
    const { token } = await kit.people.newMember();
    await kit.refused('one that nobody knows', 'NOT_FOUND', { token, body: { promoId: nobodys } });
    // Those of type DEPOSIT are taken along by a deposit.
    const open = (await kit.ask('getPromotions', { token, query: {} })).find(
      ({ state, type }) => state === 'JOIN' && type !== 'DEPOSIT',
    );
    if (open === undefined) return kit.skip('no promotion is open to a new member');
    const { promoId, state } = await kit.once(
      { token, body: { promoId: open.promoId } },
      { token, body: { promoId: nobodys } },
    );
    kit.holds('which one it was', promoId, open.promoId);
    kit.holds('its state has moved', state === 'JOIN', false);
    await kit.refused('a second time', 'PROMOTION_UNAVAILABLE', { token, body: { promoId } });
  },

  async claimPromotion(kit) {
    const { token } = await kit.people.newMember();
    await kit.refused('one that nobody knows', 'NOT_FOUND', { token, body: { promoId: nobodys } });
    const ready = (await kit.ask('getPromotions', { token, query: {} })).find(({ state }) => state === 'CLAIM');
    if (ready === undefined) return kit.skip('no promotion waits to be claimed by a new member');
    const { state } = await kit.once(
      { token, body: { promoId: ready.promoId } },
      { token, body: { promoId: nobodys } },
    );
    kit.holds('its state has moved', state === 'CLAIM', false);
    await kit.refused('a second time', 'PROMOTION_UNAVAILABLE', { token, body: { promoId: ready.promoId } });
  },

  async getCashback(kit) {
    const token = await kit.people.member();
    if (!kit.merchant.switches.MANPLAYREB3) return kit.refused('where MANPLAYREB3 is off', 'NOT_ALLOWED', { token });
    const { lines, total } = await kit.good({ token });
    kit.holds('its total', shownParts(inParts(total)), shownParts(sumOf(lines.map(({ amount }) => amount))));
  },

  async claimCashback(kit) {
    const { token } = await kit.people.newMember();
    if (!kit.merchant.switches.MANPLAYREB3)
      return kit.refused('where MANPLAYREB3 is off', 'NOT_ALLOWED', { token, body: {} });
    await kit.refused('with nothing to claim', 'NOTHING_TO_CLAIM', { token, body: {} });
    kit.skip('cashback comes the day after a play, and a member of its own has played nothing yesterday');
  },

  async getReferral(kit) {
    const token = await kit.people.member();
    if (!kit.merchant.switches.REFERRAL)
      return kit.refused('where REFERRAL is off', 'NOT_ALLOWED', { token, query: {} });
    await kit.good({ token, query: {} });
  },
};
