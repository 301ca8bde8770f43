import { memberPromotions } from './memberPromotions.ts';
import { openPromotions } from './openPromotions.ts';
import type { PromotionText } from './promotionText.ts';

/** Promotions of every merchant, in order. Each state that one can have is met by some demo member: see `demoPromotions`. */
export const promotionTexts: readonly PromotionText[] = [...openPromotions, ...memberPromotions];
