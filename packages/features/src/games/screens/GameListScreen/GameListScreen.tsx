import { GameListView } from './GameListView.tsx';
import { useGameListScreen } from './useGameListScreen.ts';

/** The full list of games: by kind, vendor or search. More pages load while the player scrolls. */
export function GameListScreen() {
  return <GameListView {...useGameListScreen()} />;
}
