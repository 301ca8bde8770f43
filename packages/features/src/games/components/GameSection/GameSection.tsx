import type { GatewayError } from '@livery/api/client';
import type { Game } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { EmptyState, GameTile, SectionHeader, TileGrid, TileSkeleton } from '@livery/ui';
import { GamesFailed } from '../GamesFailed/GamesFailed.tsx';
import { useGameTiles } from '../../hooks/useGameTiles.ts';

interface GameSectionProps {
  title: string;
  /** Address of the whole list. */
  moreHref: string;
  /** Undefined until they are here. */
  games: readonly Game[] | undefined;
  /** Width of a tile in rem, where it is not a third of the page. */
  tileWidth?: number;
  /** A badge that the title says already. */
  hiddenBadge?: 'new' | 'hot' | 'live';
  /** In sight as the screen opens: its pictures load first. Default false. */
  isFirst?: boolean;
  error: GatewayError | undefined;
  onRetry: () => void;
}

/** Games a section shows, four rows of three: as high as the rail beside them, and what is below is not far. The rest is one tap on "more" away. */
const shownGames = 12;

/** A titled grid of games in each of its states: awaited, here, none, failed. */
export function GameSection({
  title,
  moreHref,
  games,
  tileWidth,
  hiddenBadge,
  isFirst = false,
  error,
  onRetry,
}: GameSectionProps) {
  const { t } = useTexts('common');
  const tileOf = useGameTiles(hiddenBadge);

  return (
    <section aria-label={title}>
      <SectionHeader title={title} more={{ label: t('more'), href: moreHref }} />
      {games === undefined && error !== undefined ? (
        <GamesFailed error={error} onRetry={onRetry} />
      ) : games?.length === 0 ? (
        <EmptyState title={t('noData')} />
      ) : (
        <TileGrid label={title}>
          {games === undefined
            ? Array.from({ length: shownGames }, (_, index) => <TileSkeleton key={index} />)
            : games
                .slice(0, shownGames)
                .map((game) => <GameTile key={game.id} {...tileOf(game)} width={tileWidth} isEager={isFirst} />)}
        </TileGrid>
      )}
    </section>
  );
}
