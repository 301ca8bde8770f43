export { claimCashback } from './claimCashback.ts';
export { claimPromotion } from './claimPromotion.ts';
export { getCashback } from './getCashback.ts';
export { getPromotions } from './getPromotions.ts';
export { getReferral } from './getReferral.ts';
export { getUnclaimedPromos } from './getUnclaimedPromos.ts';
export { joinPromotion } from './joinPromotion.ts';
