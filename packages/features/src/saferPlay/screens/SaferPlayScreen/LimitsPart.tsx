import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import { useTexts } from '@livery/i18n/react';
import { List } from '@livery/ui';
import { usePlayWords } from '../../hooks/usePlayWords.ts';
import { limitIdOf } from '../../model/limits.ts';
import { LimitRow } from './LimitRow.tsx';
import { Part } from './Part.tsx';
import styles from './SaferPlayView.module.css';

interface LimitsPartProps {
  limits: readonly PlayLimit[];
  onOpen: (limit: PlayLimit) => void;
}

const kinds = ['deposit', 'loss', 'session'] as const;

/** Every limit, set or not, in rows: deposits, losses, time. */
export function LimitsPart({ limits, onOpen }: LimitsPartProps) {
  const { t } = useTexts('saferPlay');
  const words = usePlayWords();
  return (
    <Part title={t('limits')} words={t('limitsIntro')}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.group}>
          <h3 className={styles.subtitle}>{words.kind(kind)}</h3>
          <List label={words.kind(kind)}>
            {limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitRow key={limitIdOf(limit)} limit={limit} onOpen={() => onOpen(limit)} />
              ))}
          </List>
        </div>
      ))}
    </Part>
  );
}
