import type { GatewayError } from '@livery/api/client';
import type { Game } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { EmptyState, GameTile, SectionHeader, TileGrid, TileSkeleton } from '@livery/ui';
import { homeTileWidth } from '@livery/ui/picture';
import { LoadFailed } from '@livery/foundation/failure';
import { useGameTiles } from '../../hooks/useGameTiles.ts';
import type { TileBadge } from '../../model/tileBadge.ts';
import styles from './GameSection.module.css';

interface GameSectionProps {
  title: string;
  /** Address of the whole list. */
  moreHref: string;
  /** Undefined while the games are loading. */
  games: readonly Game[] | undefined;
  /** A badge that applies to all of these games, so that their tiles do not show it. */
  ownBadge?: TileBadge;
  /** Whether the games are laid out around the rail of kinds, in the same grid. Default false. */
  isAroundRail?: boolean;
  /** Whether the section is visible when the screen opens. Then its pictures load first. Default false. */
  isFirst?: boolean;
  error: GatewayError | undefined;
  onRetry: () => void;
}

/** Number of games: three rows of four. The rest is one tap on "more" away, so that the next block is not far down. */
const shownGames = 12;
/** Number of games around the rail: three rows of three next to the rail, and one row of four below it. */
const gamesAroundRail = 13;

/** A titled grid of games in all its states: loading, loaded, empty, failed. */
export function GameSection({
  title,
  moreHref,
  games,
  ownBadge,
  isAroundRail = false,
  isFirst = false,
  error,
  onRetry,
}: GameSectionProps) {
  const { t } = useTexts('common');
  const shown = games?.slice(0, isAroundRail ? gamesAroundRail : shownGames);
  const tileOf = useGameTiles(shown, { ownBadge });

  return (
    <section aria-label={title} className={isAroundRail ? styles.around : undefined}>
      <div className={styles.head}>
        <SectionHeader title={title} more={{ label: t('more'), href: moreHref }} />
      </div>
      {shown === undefined && error !== undefined ? (
        <div className={styles.state}>
          <LoadFailed error={error} onRetry={onRetry} />
        </div>
      ) : shown?.length === 0 ? (
        <div className={styles.state}>
          <EmptyState title={t('noData')} />
        </div>
      ) : (
        <TileGrid label={title} columns={4} isWithin={isAroundRail}>
          {shown === undefined
            ? Array.from({ length: isAroundRail ? gamesAroundRail : shownGames }, (_, index) => (
                <TileSkeleton key={index} isSmall />
              ))
            : shown.map((game) => <GameTile key={game.id} {...tileOf(game)} width={homeTileWidth} isEager={isFirst} />)}
        </TileGrid>
      )}
    </section>
  );
}
