import { lazyCode, type Screen } from '@livery/foundation/code';

export const securityScreen: Screen = {
  ...lazyCode(() => import('./screens/SecurityScreen/SecurityScreen.tsx'), 'SecurityScreen'),
  texts: ['security', 'shell'],
  shape: 'rows',
};

export const paymentPasswordScreen: Screen = {
  ...lazyCode(() => import('./screens/PaymentPasswordScreen/PaymentPasswordScreen.tsx'), 'PaymentPasswordScreen'),
  texts: ['security', 'questions'],
  shape: 'form',
};

export const securityQuestionsScreen: Screen = {
  ...lazyCode(() => import('./screens/SecurityQuestionsScreen/SecurityQuestionsScreen.tsx'), 'SecurityQuestionsScreen'),
  texts: ['security', 'questions'],
  shape: 'form',
};

export const bindEmailScreen: Screen = {
  ...lazyCode(() => import('./screens/BindEmailScreen/BindEmailScreen.tsx'), 'BindEmailScreen'),
  texts: ['security'],
  shape: 'form',
};

export const bindPayeeScreen: Screen = {
  ...lazyCode(() => import('./screens/BindPayeeScreen/BindPayeeScreen.tsx'), 'BindPayeeScreen'),
  texts: ['security'],
  shape: 'form',
};
