import { type Game, useGetHotGamesQuery } from '@livery/api/games/gameLists';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { GameTile, SectionHeader, TileGrid } from '@livery/ui';
import { useGameTiles } from '../../hooks/useGameTiles.ts';
import styles from './PlayFailed.module.css';

/** Number of proposed games: two rows of three. */
const proposed = 6;

/** Popular games, shown instead of a game that cannot be loaded. Renders nothing if there are no games. */
export function ProposedGames() {
  const language = useLanguage();
  const { currentData: games } = useGetHotGamesQuery({ language });
  return games === undefined || games.length === 0 ? null : <Proposed games={games.slice(0, proposed)} />;
}

function Proposed({ games }: { games: readonly Game[] }) {
  const { t } = useTexts('launcher');
  const tileOf = useGameTiles(games, { ownBadge: 'hot' });
  return (
    <section aria-label={t('proposals')} className={styles.proposals}>
      <SectionHeader title={t('proposals')} />
      <TileGrid label={t('proposals')}>
        {games.map((game) => (
          <GameTile key={game.id} {...tileOf(game)} />
        ))}
      </TileGrid>
    </section>
  );
}
