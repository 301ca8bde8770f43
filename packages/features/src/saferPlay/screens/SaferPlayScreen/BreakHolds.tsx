import type { SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Card, List, ListRow } from '@livery/ui';
import { BanknoteArrowUp, Coffee, Headset } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';
import styles from './BreakSection.module.css';

interface BreakHoldsProps {
  held: NonNullable<SaferPlay['break']>;
  /** Whether the player has just taken the break here. Then it scrolls into view, and a screen reader reads it. */
  isNew: boolean;
}

/** The current break: its end, its consequences, and links to withdrawals and help. */
export function BreakHolds({ held, isNew }: BreakHoldsProps) {
  const { t } = useTexts('saferPlay');
  const { t: shell } = useTexts('shell');
  const { moment } = useLimitFormats();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The player confirmed at the end of the page, and the result is at the top of the page. A longer break has another
  // end, so this runs again.
  useEffect(() => {
    if (!isNew) return;
    title.current?.scrollIntoView({ block: 'center' });
    title.current?.focus({ preventScroll: true });
  }, [isNew, held.until]);
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Card className={styles.head}>
        <Coffee aria-hidden className={styles.icon} />
        <h2 ref={title} id={id} tabIndex={-1} aria-describedby={`${id}-until`} className={styles.state}>
          {t(held.kind === 'exclusion' ? 'onExclusion' : 'onTimeOut')}
        </h2>
        <p id={`${id}-until`} className={styles.until}>
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
