import { gameIconCandidates, type Game } from '@livery/api/games';
import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import type { GameTileProps } from '@livery/ui';
import { useCallback } from 'react';
import { useFavoriteIds } from '../../hooks/useFavoriteIds.ts';
import { useFavoriteToggle } from '../../hooks/useFavoriteToggle.ts';
import { useLaunchGame } from '../../hooks/useLaunchGame.ts';

/** Turns games into the props of their tiles: picture addresses, words, heart, and what a tap does. */
export function useGameTiles(): (game: Game) => GameTileProps {
  const { t } = useTexts('games');
  const merchant = useMerchant();
  const favorites = useFavoriteIds();
  const toggleFavorite = useFavoriteToggle();
  const launch = useLaunchGame();

  return useCallback(
    (game) => {
      const isFavorite = favorites.has(game.id);
      const badge = badgeOf(game);
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
    [favorites, merchant, toggleFavorite, launch, t],
  );
}

/** The one thing worth saying about a game. */
function badgeOf(game: Game): 'live' | 'new' | 'hot' | undefined {
  if (game.isLive) return 'live';
  if (game.isNew) return 'new';
  return game.isHot ? 'hot' : undefined;
}
