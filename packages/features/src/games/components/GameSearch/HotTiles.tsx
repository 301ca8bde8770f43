import type { Game } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { GameTile, SectionHeader, TileGrid } from '@livery/ui';
import { useGameTiles } from '../../hooks/useGameTiles.ts';

interface HotTilesProps {
  games: readonly Game[];
  onOpenGame: (game: Game) => void;
}

/** Maximum number of tiles. Two rows of three tiles fit on a phone. */
const most = 6;

/** Hot games, for players who have not typed anything. */
export function HotTiles({ games, onOpenGame }: HotTilesProps) {
  const { t } = useTexts('home');
  const shown = games.slice(0, most);
  const tileOf = useGameTiles(shown, { ownBadge: 'hot' });
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('hotGames')}>
      <SectionHeader title={t('hotGames')} />
      <TileGrid label={t('hotGames')}>
        {shown.map((game) => {
          const { favourite: _, onDetails: __, ...tile } = tileOf(game);
          return <GameTile key={game.id} {...tile} onLaunch={() => onOpenGame(game)} />;
        })}
      </TileGrid>
    </section>
  );
}
