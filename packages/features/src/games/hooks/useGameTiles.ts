import { gameIconCandidates, type Game } from '@livery/api/games/gameLists';
import { useFormats } from '@livery/foundation/formats';
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

/** Of whole amounts a tile shows no decimals. */
const partOf = (amount: string) => (/^\d+(\.0+)?$/.test(amount) ? 'whole' : 'all');

interface TileOptions {
  /** A badge that no tile shows because the list's title says it already: `hot` below the title 'Hot'. */
  ownBadge?: TileBadge | undefined;
  /**
   * The list is one of favourites: each heart is full, also of games beyond the first page that hearts are read from.
   * Default false.
   */
  areFavorites?: boolean;
}

/**
 * Returns a function that makes a tile's props from a game: name, provider, addresses of its picture, badge, heart, and
 * what happens when the tile or the heart is tapped, or the tile is held. The function and what it makes of a game are
 * the same from render to render until a favourite, the language or the badges change, so that tiles may be memoised.
 * @param games the list that the tiles are of, or its first page. Only a badge that few of these games have is shown, since
 * one on every tile tells none from another (see `distinguishing`). While it is undefined, no tile has a badge
 */
export function useGameTiles(
  games: readonly Game[] | undefined,
  { ownBadge, areFavorites = false }: TileOptions = {},
): (game: Game) => GameTileProps {
  const { t } = useTexts('games');
  const merchant = useMerchant();
  const { money } = useFormats();
  const favorites = useFavoriteIds();
  const toggleFavorite = useFavoriteToggle();
  const launch = useLaunchGame();
  const showCard = use(GameCardContext);
  // A string, and no array: equal strings are the same to `useMemo`, also when other games led to them.
  const shownBadges = games === undefined ? '' : distinguishing(games, ownBadge).join(' ');

  return useMemo(() => {
    const among = shownBadges.split(' ') as TileBadge[];
    // Few smallest stakes are many games'.
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
