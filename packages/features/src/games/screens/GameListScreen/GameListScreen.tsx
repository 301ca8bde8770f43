import { GameListView } from './GameListView.tsx';
import { useGameListScreen } from './useGameListScreen.ts';

/** The full list of games: by kind, vendor or search, as far as one scrolls. */
export function GameListScreen() {
  return <GameListView {...useGameListScreen()} />;
}
