import { useTexts } from '@livery/i18n/react';
import { GameTile, SectionHeader } from '@livery/ui';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { CardStrip } from '@livery/foundation/blocks';
import styles from './RecentGamesView.module.css';

export interface RecentGamesViewProps {
  /** The last one first. */
  games: readonly { id: string; name: string; sources: readonly string[]; onOpen: () => void }[];
}

/** Games in a row of small tiles. */
export function RecentGamesView({ games }: RecentGamesViewProps) {
  const { t } = useTexts('games');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.title}>
        <SectionHeader id={id} title={t('recent')} icon={<RotateCcw aria-hidden />} />
      </div>
      <CardStrip label={t('recent')}>
        {games.map(({ id: game, name, sources, onOpen }) => (
          <div key={game} className={styles.tile}>
            <GameTile name={name} sources={sources} width={1.44} onLaunch={onOpen} />
          </div>
        ))}
      </CardStrip>
    </section>
  );
}
