import { memberPromotions } from './memberPromotions.ts';
import { openPromotions } from './openPromotions.ts';
import type { PromotionText } from './promotionText.ts';

/** Promotions of every merchant, in order. Some demo member has each possible state: see `demoPromotions`. */
export const promotionTexts: readonly PromotionText[] = [...openPromotions, ...memberPromotions];
