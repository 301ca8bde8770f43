import { lazyCode, type Screen } from '@livery/foundation/code';

export const lotteriesScreen: Screen = {
  ...lazyCode(() => import('./LotteriesWithGames.tsx'), 'LotteriesWithGames'),
  texts: ['lottery', 'lotteries', 'games', 'shell'],
};
