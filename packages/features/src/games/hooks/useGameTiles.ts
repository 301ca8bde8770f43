import { gameIconCandidates, type Game } from '@livery/api/games/gameLists';
import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import type { GameTileProps } from '@livery/ui';
import { useCallback } from 'react';
import { useFavoriteIds } from './useFavoriteIds.ts';
import { useFavoriteToggle } from './useFavoriteToggle.ts';
import { useLaunchGame } from './useLaunchGame.ts';

const badges = ['live', 'new', 'hot'] as const;
type TileBadge = (typeof badges)[number];

/**
 * Turns games into the props of their tiles: picture addresses, words, heart, and what a tap does.
 * @param hiddenBadge a badge that would only repeat the title above the tiles
 */
export function useGameTiles(hiddenBadge?: TileBadge): (game: Game) => GameTileProps {
  const { t } = useTexts('games');
  const merchant = useMerchant();
  const favorites = useFavoriteIds();
  const toggleFavorite = useFavoriteToggle();
  const launch = useLaunchGame();

  return useCallback(
    (game) => {
      const isFavorite = favorites.has(game.id);
      const badge = badgeOf(game, hiddenBadge);
      return {
        name: game.name,
        provider: game.vendorName,
        sources: gameIconCandidates(game, merchant),
        badge: badge && { kind: badge, label: t(badge) },
        onLaunch: () => void launch(game),
        favourite: {
          isOn: isFavorite,
          label: t('favorite', { name: game.name }),
          onToggle: () => void toggleFavorite(game, isFavorite),
        },
      };
    },
    [favorites, merchant, toggleFavorite, launch, hiddenBadge, t],
  );
}

/** The one thing worth saying about a game: the first of these that is true and not said yet. */
function badgeOf(game: Game, hiddenBadge: TileBadge | undefined): TileBadge | undefined {
  const holds = { live: game.isLive, new: game.isNew, hot: game.isHot };
  return badges.find((badge) => holds[badge] && badge !== hiddenBadge);
}
