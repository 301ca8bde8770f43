import { Skeleton } from '@livery/ui';
import styles from './ContinueSkeleton.module.css';

/** Placeholders for the cards of games, with the same height. */
export const ContinueSkeleton = () => (
  <div className={styles.cards}>
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} className={styles.card} />
    ))}
  </div>
);
