import { lazyCode, type Screen } from '@livery/foundation/code';

export const securityScreen: Screen = {
  ...lazyCode(() => import('./screens/SecurityScreen/SecurityScreen.tsx'), 'SecurityScreen'),
  texts: ['security', 'shell'],
};

export const paymentPasswordScreen: Screen = {
  ...lazyCode(() => import('./screens/PaymentPasswordScreen/PaymentPasswordScreen.tsx'), 'PaymentPasswordScreen'),
  texts: ['security', 'questions'],
};

export const securityQuestionsScreen: Screen = {
  ...lazyCode(() => import('./screens/SecurityQuestionsScreen/SecurityQuestionsScreen.tsx'), 'SecurityQuestionsScreen'),
  texts: ['security', 'questions'],
};

export const bindEmailScreen: Screen = {
  ...lazyCode(() => import('./screens/BindEmailScreen/BindEmailScreen.tsx'), 'BindEmailScreen'),
  texts: ['security'],
};

export const bindPayeeScreen: Screen = {
  ...lazyCode(() => import('./screens/BindPayeeScreen/BindPayeeScreen.tsx'), 'BindPayeeScreen'),
  texts: ['security'],
};
