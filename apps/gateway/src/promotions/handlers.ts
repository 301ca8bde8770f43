import type { HandlersOf } from '../http/callContext.ts';
import { claimCashback } from './claimCashback.ts';
import { claimPromotion } from './claimPromotion.ts';
import { getCashback } from './getCashback.ts';
import { getPromotions } from './getPromotions.ts';
import { getReferral } from './getReferral.ts';
import { getUnclaimedPromos } from './getUnclaimedPromos.ts';
import { joinPromotion } from './joinPromotion.ts';

export const promotionsHandlers: HandlersOf<'promotions'> = {
  getPromotions,
  getUnclaimedPromos,
  joinPromotion,
  claimPromotion,
  getCashback,
  claimCashback,
  getReferral,
};
