import { lazyCode, type Screen } from '@livery/foundation/code';
import { canRegister } from './model/canRegister.ts';

export const loginScreen: Screen = {
  ...lazyCode(() => import('./screens/LoginScreen/LoginScreen.tsx'), 'LoginScreen'),
  texts: ['auth'],
};

export const registerScreen: Screen = {
  ...lazyCode(() => import('./screens/RegisterScreen/RegisterScreen.tsx'), 'RegisterScreen'),
  texts: ['auth'],
  isOpen: canRegister,
};
