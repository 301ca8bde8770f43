import { lazyScreen } from '@livery/foundation/code';
import { canRegister } from './model/canRegister.ts';

export const loginScreen = lazyScreen(async () => (await import('./screens/LoginScreen/LoginScreen.tsx')).LoginScreen, {
  texts: ['auth'],
});

export const registerScreen = lazyScreen(
  async () => (await import('./screens/RegisterScreen/RegisterScreen.tsx')).RegisterScreen,
  {
    texts: ['auth'],
    isOpen: canRegister,
  },
);
