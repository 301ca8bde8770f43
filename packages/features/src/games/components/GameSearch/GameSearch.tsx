import { GameSearchView } from './GameSearchView.tsx';
import type { GameSearchProps } from './gameSearchProps.ts';
import { useGameSearch } from './useGameSearch.ts';

/** The search for games in an overlay: suggestions from loaded games while the player types, all games on Enter. */
export function GameSearch(props: GameSearchProps) {
  return <GameSearchView {...useGameSearch(props)} />;
}
