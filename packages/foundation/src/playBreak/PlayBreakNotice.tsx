import type { SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { useTexts } from '@livery/i18n/react';
import { Card, Link } from '@livery/ui';
import { paths } from '../addresses/index.ts';
import { useFormats } from '../formats/index.ts';
import styles from './PlayBreakNotice.module.css';

export interface PlayBreakNoticeProps {
  taken: NonNullable<SaferPlay['break']>;
}

/**
 * Shows the current break, its end, and the actions that remain possible. It is shown before a form that the gateway
 * would refuse because of the break. The texts are in the areas `playBreak` and `shell`.
 */
export function PlayBreakNotice({ taken }: PlayBreakNoticeProps) {
  const { t } = useTexts('playBreak');
  const { t: shell } = useTexts('shell');
  const { moment } = useFormats();
  const isolated = `\u2068${moment(Date.parse(taken.until))}\u2069`;
  return (
    <Card>
      <div role="status" className={styles.notice}>
        <p className={styles.title}>{t(taken.kind === 'exclusion' ? 'excludedUntil' : 'until', { day: isolated })}</p>
        <p className={styles.about}>{t('closed')}</p>
        <p className={styles.links}>
          <Link href={paths.withdraw}>{shell('withdraw')}</Link>
          <Link href={paths.saferPlay}>{shell('saferPlay')}</Link>
        </p>
      </div>
    </Card>
  );
}
