import type { Game } from '@livery/api/games/gameLists';
import type { GameStripProps } from '../components/GameStrip/GameStrip.tsx';
import { useGameTiles } from './useGameTiles.ts';

/** Games of a strip: what is further is in a list. */
const shownGames = 8;

/**
 * Turns games into the tiles of a strip: the first of them, without provider and heart, for which a small tile has no room.
 *
 * @param games undefined until they are here
 */
export function useStripTiles(games: readonly Game[] | undefined): GameStripProps['games'] {
  const tileOf = useGameTiles(undefined);
  return games?.slice(0, shownGames).map((game) => {
    const { name, sources, onLaunch } = tileOf(game);
    return { id: game.id, name, sources, onLaunch };
  });
}
