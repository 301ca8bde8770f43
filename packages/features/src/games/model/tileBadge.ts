import type { Game } from '@livery/api/games/gameLists';

/** What a tile's badge says, the most important first. */
const kinds = ['maintenance', 'live', 'jackpot', 'new', 'hot'] as const;
export type TileBadge = (typeof kinds)[number];

/** What of a game its badges say. */
type BadgedGame = Pick<Game, 'isNew' | 'isHot' | 'isLive' | 'isJackpot' | 'isInMaintenance'>;

/** The largest share of a list that may have a badge: on most tiles it would tell none from another. */
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
 * Badges that distinguish games in a list: those that at most a third of its games have, and never the one that the
 * list itself is of. That of maintenance always does: such a game does not open.
 *
 * @param games the list, or as much of it as is shown first
 * @param own the badge that all games of the list would have, if there is one
 */
export function distinguishing(games: readonly BadgedGame[], own: TileBadge | undefined): readonly TileBadge[] {
  return kinds.filter((kind) => {
    const count = games.filter((game) => holds(game, kind)).length;
    return kind === 'maintenance' || (kind !== own && count <= Math.max(1, games.length * mostBadged));
  });
}

/** The badge of a game, out of those that say something in its list; undefined where it has none of them. */
export const badgeOf = (game: BadgedGame, among: readonly TileBadge[]): TileBadge | undefined =>
  among.find((kind) => holds(game, kind));

/** All that could be a badge of a game, the most important first. */
export const badgesOf = (game: BadgedGame): readonly TileBadge[] => kinds.filter((kind) => holds(game, kind));
