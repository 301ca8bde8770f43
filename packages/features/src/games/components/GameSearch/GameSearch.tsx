import { GameSearchView } from './GameSearchView.tsx';
import type { GameSearchProps } from './gameSearchProps.ts';
import { useGameSearch } from './useGameSearch.ts';

/** The search for games, over the page: suggestions from what is loaded as one types, all games on Enter. */
export function GameSearch(props: GameSearchProps) {
  return <GameSearchView {...useGameSearch(props)} />;
}
