import type { Game } from '@livery/api/games/gameLists';

/** What a tile's badge says, the most important first. */
const kinds = ['live', 'new', 'hot'] as const;
export type TileBadge = (typeof kinds)[number];

/** The largest share of a list that may have a badge: on most tiles it would tell none from another. */
const mostBadged = 1 / 3;

const holds = (game: Game, kind: TileBadge): boolean => ({ live: game.isLive, new: game.isNew, hot: game.isHot })[kind];

/**
 * Badges that distinguish games in a list: those that at most a third of its games have, and never the one that the list itself is of.
 *
 * @param games the list, or as much of it as is shown first
 * @param own the badge that all games of the list would have, if there is one
 */
export function distinguishing(games: readonly Game[], own: TileBadge | undefined): readonly TileBadge[] {
  return kinds.filter((kind) => {
    const count = games.filter((game) => holds(game, kind)).length;
    return kind !== own && count <= Math.max(1, games.length * mostBadged);
  });
}

/** The badge of a game, out of those that say something in its list; undefined where it has none of them. */
export const badgeOf = (game: Game, among: readonly TileBadge[]): TileBadge | undefined =>
  among.find((kind) => holds(game, kind));
