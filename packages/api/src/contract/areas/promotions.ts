import { defineArea } from '../area.ts';
import { claimPromotion, getPromotions, getUnclaimedPromos, joinPromotion } from '../promotions.ts';
import { claimCashback, getCashback, getReferral } from '../rewards.ts';

export const promotionsArea = defineArea({
  title: 'Promotions, cashback and invited friends',
  calls: { getPromotions, getUnclaimedPromos, joinPromotion, claimPromotion, getCashback, claimCashback, getReferral },
  summaries: {
    getPromotions: 'Lists promotions with where each stands for the caller. A guest sees the public ones.',
    getUnclaimedPromos: 'Lists and counts the promotions that wait to be claimed.',
    joinPromotion: 'Joins a promotion; one that the house looks at is applied for.',
    claimPromotion: 'Claims what a promotion pays, once; one that the house looks at is processed first.',
    getCashback: 'Lists the cashback that can be claimed, by day and kind of game. Only with MANPLAYREB3.',
    claimCashback: 'Claims all cashback, or some of its lines. Each line is paid once. Only with MANPLAYREB3.',
    getReferral: 'Tells the code and link to invite friends with, who came, and what they brought. Only with REFERRAL.',
  },
});
