import { lazyScreen } from '../lazyScreen.tsx';

export const loginScreen = lazyScreen(async () => (await import('./screens/LoginScreen/LoginScreen.tsx')).LoginScreen, { texts: ['auth'] });

export const registerScreen = lazyScreen(async () => (await import('./screens/RegisterScreen/RegisterScreen.tsx')).RegisterScreen, {
  texts: ['auth'],
  isOpen: (switches) => switches.USERNAMEREG3,
});
