import type { Game } from '@livery/api/games/gameLists';
import type { GameStripProps } from '../components/GameStrip/GameStrip.tsx';
import { useGameTiles } from './useGameTiles.ts';

/** The maximum number of games in a strip. The others are in a list. */
const shownGames = 8;

/**
 * Converts games into the tiles of a strip. Only the first games are shown, without provider and heart, because a small
 * tile has too little space for them.
 *
 * @param games undefined while loading
 */
export function useStripTiles(games: readonly Game[] | undefined): GameStripProps['games'] {
  const tileOf = useGameTiles(undefined);
  return games?.slice(0, shownGames).map((game) => {
    const { name, sources, onLaunch } = tileOf(game);
    return { id: game.id, name, sources, onLaunch };
  });
}
