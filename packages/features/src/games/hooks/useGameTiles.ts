import { gameIconCandidates, type Game } from '@livery/api/games/gameLists';
import { useMoneyFormat } from '@livery/foundation/formats';
import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import type { GameTileProps } from '@livery/ui';
import { use, useMemo } from 'react';
import { GameCardContext } from '../model/gameCardContext.ts';
import { badgeOf, distinguishing, type TileBadge } from '../model/tileBadge.ts';
import { remembered, rememberedByGame } from '../model/remembered.ts';
import { useFavoriteIds } from './useFavoriteIds.ts';
import { useFavoriteToggle } from './useFavoriteToggle.ts';
import { useLaunchGame } from './useLaunchGame.ts';

/** Returns the part of an amount to show. A tile shows whole amounts without decimals. */
const partOf = (amount: string) => (/^\d+(\.0+)?$/.test(amount) ? 'whole' : 'all');

interface TileOptions {
  /** A badge that no tile shows, because the list's title has the same meaning: `hot` below the title 'Hot'. */
  ownBadge?: TileBadge | undefined;
  /**
   * Whether the list contains favourites. Then each heart is full, also for games beyond the pages that are loaded for
   * hearts. Default false.
   */
  areFavorites?: boolean;
}

/**
 * Returns a function that creates a tile's props from a game: name, provider, addresses of its picture, badge, heart,
 * and handlers. The handlers are for a tap on the tile or the heart and for a long press. The function and its results
 * stay identical between renders until a favourite, the language or the badges change, so that tiles can be memoised.
 * @param games the list of the tiles, or its first page. A badge is shown only if few of these games have it, because a
 * badge on every tile does not distinguish games (see `distinguishing`). While `games` is undefined, no tile has a
 * badge
 */
export function useGameTiles(
  games: readonly Game[] | undefined,
  { ownBadge, areFavorites = false }: TileOptions = {},
): (game: Game) => GameTileProps {
  const { t } = useTexts('games');
  const merchant = useMerchant();
  const money = useMoneyFormat();
  const favorites = useFavoriteIds();
  const toggleFavorite = useFavoriteToggle();
  const launch = useLaunchGame();
  const showCard = use(GameCardContext);
  // The badges are a string instead of an array, because `useMemo` treats equal strings as equal, even if they come
  // from other games.
  const shownBadges = games === undefined ? '' : distinguishing(games, ownBadge).join(' ');

  return useMemo(() => {
    const among = shownBadges.split(' ') as TileBadge[];
    // The texts are cached, because many games have the same minimum stake.
    const stakeOf = remembered((least: string) => t('stakeFrom', { amount: money(least, { part: partOf(least) }) }));
    return rememberedByGame((game): GameTileProps => {
      const isFavorite = areFavorites || favorites.has(game.id);
      const badge = badgeOf(game, among);
      return {
        name: game.name,
        provider: game.vendorName,
        stake: game.minStake && stakeOf(game.minStake),
        sources: gameIconCandidates(game, merchant),
        badge: badge && { kind: badge, label: t(badge) },
        onLaunch: () => void launch(game),
        onDetails: showCard && (() => showCard({ game })),
        favourite: {
          isOn: isFavorite,
          label: t('favorite', { name: game.name }),
          onToggle: () => void toggleFavorite(game, isFavorite),
        },
      };
    });
  }, [areFavorites, favorites, merchant, money, toggleFavorite, launch, showCard, shownBadges, t]);
}
