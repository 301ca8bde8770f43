import { canRegister } from '@livery/features/auth';
import { lazyCode, type Screen } from '@livery/foundation/code';

export const registerScreen: Screen = {
  ...lazyCode(() => import('./RegisterWithBanners.tsx'), 'RegisterWithBanners'),
  texts: ['auth', 'shell'],
  shape: 'form',
  afterHome: { guest: 2 },
  // If every way to register is off, the screen only shows a message. Then banners do not link to the screen.
  isMissing: (switches) => !canRegister(switches),
};
