import { lazyCode, type Screen } from '@livery/foundation/code';

export const paymentPasswordScreen: Screen = {
  ...lazyCode(() => import('./screens/PaymentPasswordScreen/PaymentPasswordScreen.tsx'), 'PaymentPasswordScreen'),
  texts: ['security'],
};
