export * as claimCashback from './claimCashback.ts';
export * as claimPromotion from './claimPromotion.ts';
export * as getCashback from './getCashback.ts';
export * as getPromotions from './getPromotions.ts';
export * as getReferral from './getReferral.ts';
export * as getUnclaimedPromos from './getUnclaimedPromos.ts';
export * as joinPromotion from './joinPromotion.ts';
