import { lazyCode, type Screen } from '@livery/foundation/code';

export const helpScreen: Screen = {
  ...lazyCode(() => import('./screens/HelpScreen/HelpScreen.tsx'), 'HelpScreen'),
  texts: ['help', 'shell'],
  shape: 'rows',
};

export const helpDetailScreen: Screen = {
  ...lazyCode(() => import('./screens/HelpDetailScreen/HelpDetailScreen.tsx'), 'HelpDetailScreen'),
  texts: ['help', 'shell'],
};

export const aboutScreen: Screen = {
  ...lazyCode(() => import('./screens/AboutScreen/AboutScreen.tsx'), 'AboutScreen'),
  // This page uses texts of the agreement for the parts of a licence.
  texts: ['about', 'agreement', 'shell'],
};
