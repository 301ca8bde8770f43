import { lazyCode, type Screen } from '@livery/foundation/code';

export const profileScreen: Screen = {
  ...lazyCode(() => import('./screens/ProfileScreen/ProfileScreen.tsx'), 'ProfileScreen'),
  texts: ['profile'],
  shape: 'form',
};
