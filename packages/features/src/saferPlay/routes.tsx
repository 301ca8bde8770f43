import { lazyCode, type Screen } from '@livery/foundation/code';

export const saferPlayScreen: Screen = {
  ...lazyCode(() => import('./screens/SaferPlayScreen/SaferPlayScreen.tsx'), 'SaferPlayScreen'),
  texts: ['saferPlay', 'shell'],
};
