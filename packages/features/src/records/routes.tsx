import { lazyCode, type Screen } from '@livery/foundation/code';

export const bettingRecordScreen: Screen = {
  ...lazyCode(() => import('./screens/BettingRecordScreen/BettingRecordScreen.tsx'), 'BettingRecordScreen'),
  texts: ['history', 'bets', 'games'],
};

export const transactionsScreen: Screen = {
  ...lazyCode(() => import('./screens/TransactionsScreen/TransactionsScreen.tsx'), 'TransactionsScreen'),
  texts: ['history', 'transactions', 'shell'],
};
