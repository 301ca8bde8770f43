import { lazyCode, type Screen } from '@livery/foundation/code';

export const walletsScreen: Screen = {
  ...lazyCode(() => import('./screens/WalletsScreen/WalletsScreen.tsx'), 'WalletsScreen'),
  texts: ['wallet', 'bonus', 'playBreak', 'money', 'shell'],
};
