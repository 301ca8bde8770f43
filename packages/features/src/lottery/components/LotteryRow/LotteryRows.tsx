import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import type { LotteryItem } from '../../hooks/useLotteryRows.ts';
import { LotteryRowList } from './LotteryRowList.tsx';
import styles from './LotteryRows.module.css';

interface LotteryRowsProps {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly LotteryItem[];
  /** Whether draws and numbers cannot be loaded. Then a message above the rows offers a retry. Default false. */
  areTimesMissing?: boolean;
  onRetryTimes?: () => void;
}

/** A list of lotteries, each as a `LotteryRow`. */
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
      <LotteryRowList label={label} rows={rows} />
    </div>
  );
}
