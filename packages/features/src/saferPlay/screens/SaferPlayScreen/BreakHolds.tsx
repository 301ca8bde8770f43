import type { SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Card, List, ListRow } from '@livery/ui';
import { BanknoteArrowUp, Coffee, Headset } from 'lucide-react';
import { useId } from 'react';
import { usePlayWords } from '../../hooks/usePlayWords.ts';
import styles from './BreakPart.module.css';

/** The break that holds: until when, what it means, and the ways to money and help. */
export function BreakHolds({ held }: { held: NonNullable<SaferPlay['break']> }) {
  const { t } = useTexts('saferPlay');
  const { t: shell } = useTexts('shell');
  const { moment } = usePlayWords();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Card className={styles.head}>
        <Coffee aria-hidden className={styles.icon} />
        <h2 id={id} className={styles.state}>
          {t(held.kind === 'exclusion' ? 'onExclusion' : 'onTimeOut')}
        </h2>
        <p className={styles.until}>
          <time dateTime={held.until}>
            <bdi>{moment(held.until)}</bdi>
          </time>
        </p>
        <p className={styles.words}>{t('breakWords')}</p>
      </Card>
      <List>
        <ListRow
          icon={<BanknoteArrowUp aria-hidden />}
          title={shell('withdraw')}
          hint={t('withdrawHint')}
          href={paths.withdraw}
        />
        <ListRow icon={<Headset aria-hidden />} title={shell('service')} href={paths.service} />
      </List>
    </section>
  );
}
