import type { Game } from '@livery/api/games/gameLists';

/** The badges of a tile, the most important first. */
const kinds = ['maintenance', 'live', 'jackpot', 'new', 'hot'] as const;
export type TileBadge = (typeof kinds)[number];

/** The properties of a game that its badges show. */
type BadgedGame = Pick<Game, 'isNew' | 'isHot' | 'isLive' | 'isJackpot' | 'isInMaintenance'>;

/** The largest share of a list that may have a badge. A badge on most tiles would not distinguish games. */
const mostBadged = 1 / 3;

const holds = (game: BadgedGame, kind: TileBadge): boolean =>
  ({
    maintenance: game.isInMaintenance === true,
    live: game.isLive,
    jackpot: game.isJackpot === true,
    new: game.isNew,
    hot: game.isHot,
  })[kind];

/**
 * Returns the badges that distinguish games in a list: at most a third of the games have the badge, and it does not
 * describe the list itself. Maintenance is always included, because such a game does not open.
 *
 * @param games the list, or the part of it that is shown first
 * @param own the badge that all games of the list would have, if there is one
 */
export function distinguishing(games: readonly BadgedGame[], own: TileBadge | undefined): readonly TileBadge[] {
  return kinds.filter((kind) => {
    const count = games.filter((game) => holds(game, kind)).length;
    return kind === 'maintenance' || (kind !== own && count <= Math.max(1, games.length * mostBadged));
  });
}

/** Returns the badge of a game among the badges that its list shows. Undefined if it has none of them. */
export const badgeOf = (game: BadgedGame, among: readonly TileBadge[]): TileBadge | undefined =>
  among.find((kind) => holds(game, kind));

/** Returns all possible badges of a game, the most important first. */
export const badgesOf = (game: BadgedGame): readonly TileBadge[] => kinds.filter((kind) => holds(game, kind));
