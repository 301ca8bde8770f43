import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './BarChart.module.css';

/** The placeholder of a `BarChart` while it loads. It has the same height, so that the content below does not move. */
export function BarChartSkeleton() {
  return (
    <div className={styles.awaited}>
      <Skeleton />
    </div>
  );
}
