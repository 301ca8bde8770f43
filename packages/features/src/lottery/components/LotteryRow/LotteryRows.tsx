import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import type { LotteryItem } from '../../hooks/useLotteryRows.ts';
import { LotteryRow } from './LotteryRow.tsx';
import styles from './LotteryRows.module.css';

interface LotteryRowsProps {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly LotteryItem[];
  /** Draws and numbers can't be had: said above the rows, with another try. Default false. */
  areTimesMissing?: boolean;
  onRetryTimes?: () => void;
}

/** Lotteries below one another, each as in `LotteryRow`. */
export function LotteryRows({ label, rows, areTimesMissing = false, onRetryTimes }: LotteryRowsProps) {
  const { t } = useTexts('lotteries');
  const { t: common } = useTexts('common');
  return (
    <div className={styles.rows}>
      {areTimesMissing && (
        <div role="status" className={styles.missing}>
          <p>{t('timesMissing')}</p>
          <Button size="small" onClick={onRetryTimes}>
            {common('retry')}
          </Button>
        </div>
      )}
      <ul aria-label={label} className={styles.list}>
        {rows.map(({ code, ...row }) => (
          <li key={code} className={styles.item}>
            <LotteryRow {...row} />
          </li>
        ))}
      </ul>
    </div>
  );
}
