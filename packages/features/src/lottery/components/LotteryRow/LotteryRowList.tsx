import type { LotteryItem } from '../../hooks/useLotteryRows.ts';
import { LotteryRow } from './LotteryRow.tsx';
import styles from './LotteryRowList.module.css';

interface LotteryRowListProps {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly LotteryItem[];
  /** Whether the rows are large, with a ring around the time left. Default false. */
  areLarge?: boolean;
}

/** The list element of lotteries. Without rows, it is left out. */
export function LotteryRowList({ label, rows, areLarge = false }: LotteryRowListProps) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.list}>
      {rows.map(({ code, ...row }) => (
        <li key={code} className={styles.item}>
          <LotteryRow {...row} isLarge={areLarge} />
        </li>
      ))}
    </ul>
  );
}
