import { gameIconCandidates, type Game } from '@livery/api/games/gameLists';
import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import type { GameTileProps } from '@livery/ui';
import { useCallback } from 'react';
import { badgeOf, distinguishing, type TileBadge } from '../model/tileBadge.ts';
import { useFavoriteIds } from './useFavoriteIds.ts';
import { useFavoriteToggle } from './useFavoriteToggle.ts';
import { useLaunchGame } from './useLaunchGame.ts';

/**
 * Turns games into the props of their tiles: picture addresses, words, heart, and what a tap does.
 * @param games the games that stand together first: which badges say something there. Without them tiles have none
 * @param ownBadge the badge that would only repeat the title above the tiles
 */
export function useGameTiles(games: readonly Game[] | undefined, ownBadge?: TileBadge): (game: Game) => GameTileProps {
  const { t } = useTexts('games');
  const merchant = useMerchant();
  const favorites = useFavoriteIds();
  const toggleFavorite = useFavoriteToggle();
  const launch = useLaunchGame();
  // One text, so that the same badges are the same tiles, whichever games they were found by.
  const badges = games === undefined ? '' : distinguishing(games, ownBadge).join(' ');

  return useCallback(
    (game) => {
      const isFavorite = favorites.has(game.id);
      const badge = badgeOf(game, badges.split(' ') as TileBadge[]);
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
    [favorites, merchant, toggleFavorite, launch, badges, t],
  );
}
