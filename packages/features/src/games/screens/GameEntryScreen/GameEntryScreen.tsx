import { GameEntryView } from './GameEntryView.tsx';
import { useGameEntryScreen } from './useGameEntryScreen.ts';

/** The screen that shows all games by category. */
export function GameEntryScreen() {
  return <GameEntryView {...useGameEntryScreen()} />;
}
