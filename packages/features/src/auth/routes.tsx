import { lazyCode, type Screen } from '@livery/foundation/code';

export const loginScreen: Screen = {
  ...lazyCode(() => import('./screens/LoginScreen/LoginScreen.tsx'), 'LoginScreen'),
  texts: ['auth', 'shell'],
  shape: 'form',
  afterHome: { guest: 1 },
};

export const agreementScreen: Screen = {
  ...lazyCode(() => import('./screens/AgreementScreen/AgreementScreen.tsx'), 'AgreementScreen'),
  texts: ['agreement'],
};

export const forgotPasswordScreen: Screen = {
  ...lazyCode(() => import('./screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen'),
  texts: ['auth', 'password', 'shell'],
  shape: 'form',
};

export const changePasswordScreen: Screen = {
  ...lazyCode(() => import('./screens/ChangePasswordScreen/ChangePasswordScreen.tsx'), 'ChangePasswordScreen'),
  texts: ['auth', 'password'],
  shape: 'form',
};

export const freeTrialScreen: Screen = {
  ...lazyCode(() => import('./screens/FreeTrialScreen/FreeTrialScreen.tsx'), 'FreeTrialScreen'),
  texts: ['auth', 'trial'],
  shape: 'form',
};
