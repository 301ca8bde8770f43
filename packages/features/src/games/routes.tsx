import { lazyScreen } from '@livery/foundation/code';

export const gameListScreen = lazyScreen(
  async () => (await import('./screens/GameListScreen/GameListScreen.tsx')).GameListScreen,
  { texts: ['games'] },
);
