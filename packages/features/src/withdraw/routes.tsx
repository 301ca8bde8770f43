import { lazyCode, type Screen } from '@livery/foundation/code';

export const withdrawScreen: Screen = {
  ...lazyCode(() => import('./screens/WithdrawScreen/WithdrawScreen.tsx'), 'WithdrawScreen'),
  texts: ['withdraw', 'bonus', 'cancelWithdrawal', 'security', 'money', 'shell'],
  shape: 'form',
};

export const bankCardsScreen: Screen = {
  ...lazyCode(() => import('./screens/BankCardsScreen/BankCardsScreen.tsx'), 'BankCardsScreen'),
  texts: ['bankCards', 'security'],
  shape: 'rows',
};
