import { lazyCode, type Screen } from '@livery/foundation/code';

export const gameListScreen: Screen = {
  ...lazyCode(() => import('./screens/GameListScreen/GameListScreen.tsx'), 'GameListScreen'),
  texts: ['games'],
};
