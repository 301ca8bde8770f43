import { Skeleton } from '@livery/ui';
import styles from './ContinueSkeleton.module.css';

/** Cards of games to come, as high as those. */
export const ContinueSkeleton = () => (
  <div className={styles.cards}>
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} className={styles.card} />
    ))}
  </div>
);
