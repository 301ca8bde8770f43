import { lazyCode, type Screen } from '@livery/foundation/code';

export const memberHomeScreen: Screen = {
  ...lazyCode(() => import('./MemberHomeScreen.tsx'), 'MemberHomeScreen'),
  texts: ['member', 'home', 'bonus', 'shell'],
  shape: 'summary',
};
