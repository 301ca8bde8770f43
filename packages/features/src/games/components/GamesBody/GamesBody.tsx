import type { GameType } from '@livery/api/contract';
import { paths } from '@livery/foundation/addresses';
import type { Game } from '@livery/api/games/gameLists';
import { selectIsSignedIn } from '@livery/api/session';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState, GameTile, TileGrid, TileSkeleton } from '@livery/ui';
import { ListEnd, type More, VirtualTileGrid } from '@livery/ui/virtual';
import { type ReactNode, useCallback, useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { LoadFailed } from '@livery/foundation/failure';
import { useGameTiles } from '../../hooks/useGameTiles.ts';
import type { ListKind } from '../../model/listAddress.ts';
import styles from './GamesBody.module.css';
import type { TileBadge } from '../../model/tileBadge.ts';
import type { ListedGames } from '../../hooks/useGamesOf.ts';

interface GamesBodyProps {
  kind: ListKind;
  /** The kind of game, if the list has only one. */
  gameType: GameType | undefined;
  /**
   * Id of the list. Different for each list, so that scroll position and requests of one list do not affect the next
   * list.
   */
  listId: string;
  games: ListedGames;
  /** Width in rem of an element next to the games. Default 0: the games use the full width. */
  beside?: number;
  /** Shown instead of 'No data' if there are no games. */
  whenEmpty?: ReactNode;
}

/**
 * Number of games that decide which badges are shown. It is one page, so that the badges do not change when the list
 * grows.
 */
const firstGames = 25;

/** Width in rem of a tile next to another element, used to choose the size of its picture. */
const narrowTileWidth = 1.6;

/** Returns the badge that all games of a list would have. */
function ownBadge(kind: ListKind, gameType: GameType | undefined): TileBadge | undefined {
  if (kind === 'hot' || kind === 'new') return kind;
  return gameType === 'LIVE' ? 'live' : undefined;
}

/** The games of the list, or the reason why there are no games. */
export function GamesBody({
  kind,
  gameType,
  listId,
  games: { games, ...list },
  beside = 0,
  whenEmpty,
}: GamesBodyProps) {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const tileOf = useGameTiles(games.slice(0, firstGames), {
    ownBadge: ownBadge(kind, gameType),
    areFavorites: kind === 'fav',
  });
  const width = beside > 0 ? narrowTileWidth : undefined;
  const renderGame = useCallback((game: Game) => <GameTile {...tileOf(game)} width={width} />, [tileOf, width]);
  // The tiles are rendered in small steps, between which the page handles touches. Many tiles in one step would block a
  // slow phone.
  const wasLoading = useDeferredValue(list.isLoading);
  if (list.failure !== undefined) return <LoadFailed error={list.failure} onRetry={list.onRetry} />;
  if (list.isLoading || wasLoading) {
    return (
      <div className={styles.body}>
        <TileGrid label={common('loading')}>
          {Array.from({ length: 15 }, (_, index) => (
            <TileSkeleton key={index} isSmall={beside > 0} />
          ))}
        </TileGrid>
      </div>
    );
  }
  if (games.length === 0)
    return kind === 'fav' ? (
      <NoFavorites />
    ) : (
      (whenEmpty ?? (
        <EmptyState drawing="search" title={common('noData')}>
          {t('noDataHint')}
        </EmptyState>
      ))
    );

  return (
    <div className={styles.body}>
      <VirtualTileGrid
        key={listId}
        label={t('title')}
        items={games}
        beside={beside}
        renderItem={renderGame}
        onEndReached={list.onMore}
        more={moreOf(list)}
        footer={
          <ListEnd
            more={moreOf(list)}
            loadingText={t('loadingMore')}
            retryLabel={common('retry')}
            onRetry={list.onRetry}
            endText={t('end')}
          />
        }
      />
    </div>
  );
}

function moreOf({ hasMore, isLoadingMore, isMoreFailed }: Omit<ListedGames, 'games'>): More {
  if (isMoreFailed) return 'failed';
  if (isLoadingMore) return 'loading';
  return hasMore ? 'ready' : 'none';
}

function NoFavorites() {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <EmptyState
      drawing="favourites"
      title={t('noFavoritesTitle')}
      action={
        isSignedIn ? (
          <ButtonLink variant="primary" href={paths.gameList}>
            {t('browse')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" href={paths.login}>
            {common('login')}
          </ButtonLink>
        )
      }
    >
      {isSignedIn ? t('noFavorites') : common('in_logged_login')}
    </EmptyState>
  );
}
