import { lazyCode, type Screen } from '@livery/foundation/code';
import { loadActions } from './hooks/useGameAction.ts';

export const gameListScreen: Screen = {
  ...lazyCode(() => import('./screens/GameListScreen/GameListScreen.tsx'), 'GameListScreen'),
  texts: ['games', 'gameEntry', 'search'],
  shape: 'tiles',
  afterHome: { guest: 3, member: 1 },
};

/** The game entry and both centres. The component selects one of them by its address. */
export const categoryScreens: Screen = {
  ...lazyCode(() => import('./screens/CategoryScreens.tsx'), 'CategoryScreens'),
  texts: ['games', 'home', 'gameEntry'],
  shape: 'tiles',
};

/** A game in its frame, for the shared launcher and the lottery launcher. */
export const playScreen: Screen = {
  ...lazyCode(loadActions, 'PlayScreen'),
  texts: ['games', 'launcher', 'shell'],
  shape: 'picture',
};
