import { CardStrip } from '@livery/foundation/blocks';
import { useTexts } from '@livery/i18n/react';
import { GameImage } from '@livery/ui';
import { Play } from 'lucide-react';
import styles from './ContinueView.module.css';

export interface ContinueViewProps {
  /** The games, the last played game first. */
  games: readonly { id: string; name: string; sources: readonly string[]; onOpen: () => void }[];
}

/** Games in a low row of wide cards. A card shows the picture, the name, and the action of a tap. */
export function ContinueView({ games }: ContinueViewProps) {
  const { t } = useTexts('games');
  return (
    <CardStrip label={t('recent')}>
      {games.map(({ id, name, sources, onOpen }) => (
        <button key={id} type="button" className={styles.card} onClick={onOpen}>
          <span className={styles.picture}>
            <GameImage sources={sources} width={0.84} />
          </span>
          <span className={styles.words}>
            <span dir="auto" className={styles.name}>
              {name}
            </span>
            <span className={styles.go}>
              <Play aria-hidden />
              {t('continue')}
            </span>
          </span>
        </button>
      ))}
    </CardStrip>
  );
}
