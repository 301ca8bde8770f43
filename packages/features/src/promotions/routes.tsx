import { lazyCode, type Screen } from '@livery/foundation/code';

export const promotionsScreen: Screen = {
  ...lazyCode(() => import('./screens/PromotionsScreen/PromotionsScreen.tsx'), 'PromotionsScreen'),
  texts: ['promotions', 'refusal'],
};
