import type { GatewayError } from '@livery/api/client';
import type { Game } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { EmptyState, GameTile, SectionHeader, TileGrid, TileSkeleton } from '@livery/ui';
import { railTileWidth, tileWidth } from '@livery/ui/picture';
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
  /** Whether the games are beside the rail of kinds, so that their tiles are narrower. Default false. */
  isBesideRail?: boolean;
  /** Whether the section is visible when the screen opens. Then its pictures load first. Default false. */
  isFirst?: boolean;
  error: GatewayError | undefined;
  onRetry: () => void;
}

/** Number of games: four rows of three. The rest is one tap on "more" away, so that the next block is not far down. */
const shownGames = 12;

/** A titled grid of games in all its states: loading, loaded, empty, failed. */
export function GameSection({
  title,
  moreHref,
  games,
  ownBadge,
  isBesideRail = false,
  isFirst = false,
  error,
  onRetry,
}: GameSectionProps) {
  const { t } = useTexts('common');
  const shown = games?.slice(0, shownGames);
  const tileOf = useGameTiles(shown, { ownBadge });

  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <SectionHeader title={title} more={{ label: t('more'), href: moreHref }} />
      </div>
      {shown === undefined && error !== undefined ? (
        <LoadFailed error={error} onRetry={onRetry} />
      ) : shown?.length === 0 ? (
        <EmptyState title={t('noData')} />
      ) : (
        <TileGrid label={title}>
          {shown === undefined
            ? Array.from({ length: shownGames }, (_, index) => <TileSkeleton key={index} isSmall={isBesideRail} />)
            : shown.map((game) => (
                <GameTile
                  key={game.id}
                  {...tileOf(game)}
                  width={isBesideRail ? railTileWidth : tileWidth}
                  isEager={isFirst}
                />
              ))}
        </TileGrid>
      )}
    </section>
  );
}
