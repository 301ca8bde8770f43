import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import type { LotteryItem } from '../../hooks/useLotteryRows.ts';
import { LotteryRow } from './LotteryRow.tsx';
import styles from './LotteryRows.module.css';

interface LotteryRowsProps {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly LotteryItem[];
  /** Name of a list that contains only the first row, which is large. Missing: all rows are alike. */
  firstLabel?: string | undefined;
  /** Whether draws and numbers cannot be loaded. Then a message above the rows offers a retry. Default false. */
  areTimesMissing?: boolean;
  onRetryTimes?: () => void;
}

/** A list of lotteries, each as a `LotteryRow`. */
export function LotteryRows({ label, rows, firstLabel, areTimesMissing = false, onRetryTimes }: LotteryRowsProps) {
  const { t } = useTexts('lotteries');
  const { t: common } = useTexts('common');
  const large = firstLabel === undefined ? 0 : 1;
  const lists = [
    { name: firstLabel, items: rows.slice(0, large) },
    { name: label, items: rows.slice(large) },
  ];
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
      {lists.map(
        ({ name, items }, index) =>
          items.length > 0 && (
            <ul key={index} aria-label={name} className={styles.list}>
              {items.map(({ code, ...row }) => (
                <li key={code} className={styles.item}>
                  <LotteryRow {...row} isLarge={index < large} />
                </li>
              ))}
            </ul>
          ),
      )}
    </div>
  );
}
