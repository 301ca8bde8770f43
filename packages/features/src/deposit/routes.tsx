import { lazyCode, type Screen } from '@livery/foundation/code';

export const depositScreen: Screen = {
  ...lazyCode(() => import('./screens/DepositScreen/DepositScreen.tsx'), 'DepositScreen'),
  texts: ['deposit', 'bonus', 'playBreak', 'depositSums', 'cancelDeposit', 'receipt', 'money', 'shell'],
  shape: 'form',
};
