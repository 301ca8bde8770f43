import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './BarChart.module.css';

/** The place of a `BarChart` whose figures are awaited, as high as the chart, so that what stands below it does not slip. */
export function BarChartSkeleton() {
  return (
    <div className={styles.awaited}>
      <Skeleton />
    </div>
  );
}
