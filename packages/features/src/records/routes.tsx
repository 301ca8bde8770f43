import { lazyCode, type Screen } from '@livery/foundation/code';

export const bettingRecordScreen: Screen = {
  ...lazyCode(() => import('./screens/BettingRecordScreen/BettingRecordScreen.tsx'), 'BettingRecordScreen'),
  texts: ['history', 'bets', 'games', 'shell'],
  shape: 'rows',
};

export const transactionsScreen: Screen = {
  ...lazyCode(() => import('./screens/TransactionsScreen/TransactionsScreen.tsx'), 'TransactionsScreen'),
  texts: ['history', 'transactions', 'shell'],
  shape: 'rows',
};

export const depositsScreen: Screen = {
  ...lazyCode(() => import('./screens/DepositsScreen/DepositsScreen.tsx'), 'DepositsScreen'),
  texts: ['history', 'deposits', 'depositSums', 'receipt', 'shell'],
  shape: 'rows',
};

export const withdrawalsScreen: Screen = {
  ...lazyCode(() => import('./screens/WithdrawalsScreen/WithdrawalsScreen.tsx'), 'WithdrawalsScreen'),
  texts: ['history', 'withdrawals', 'cancelWithdrawal', 'money', 'shell'],
  shape: 'rows',
};
