import { lazyCode, type Screen } from '@livery/foundation/code';

export const gameListScreen: Screen = {
  ...lazyCode(async () => (await import('./screens/GameListScreen/GameListScreen.tsx')).GameListScreen),
  texts: ['games'],
};
