import { lazyScreen } from '../lazyScreen.tsx';

export const gameListScreen = lazyScreen(
  async () => (await import('./screens/GameListScreen/GameListScreen.tsx')).GameListScreen,
  { texts: ['games'] },
);
