import { lazyCode, type Screen } from '@livery/foundation/code';

export const promotionsScreen: Screen = {
  ...lazyCode(() => import('./screens/PromotionsScreen/PromotionsScreen.tsx'), 'PromotionsScreen'),
  texts: ['promotions', 'rewards', 'bonus', 'playBreak', 'refusal', 'money', 'shell'],
  shape: 'cards',
};

export const rewardsScreen: Screen = {
  ...lazyCode(() => import('./screens/RewardsScreen/RewardsScreen.tsx'), 'RewardsScreen'),
  texts: ['rewards', 'bonus', 'playBreak', 'money', 'shell'],
  shape: 'cards',
};

export const cashbackScreen: Screen = {
  ...lazyCode(() => import('./screens/CashbackScreen/CashbackScreen.tsx'), 'CashbackScreen'),
  texts: ['cashback', 'rewards', 'playBreak', 'games', 'money', 'shell'],
  isOpen: ({ MANPLAYREB3 }) => MANPLAYREB3,
};
