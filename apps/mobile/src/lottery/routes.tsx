import { lazyCode, type Screen } from '@livery/foundation/code';

const texts = ['lottery', 'lotteries', 'games', 'shell'] as const satisfies Screen['texts'];

export const lotteriesScreen: Screen = {
  ...lazyCode(() => import('./LotteriesWithGames.tsx'), 'LotteriesWithGames'),
  texts,
  shape: 'rows',
};

export const startLotteryScreen: Screen = {
  ...lazyCode(() => import('./StartLotteryWithGames.tsx'), 'StartLotteryWithGames'),
  texts,
  shape: 'rows',
};
