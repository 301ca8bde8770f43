import { Skeleton } from '@livery/ui';
import styles from './FrameSkeleton.module.css';

/** Placeholder of bar, draw and board. */
export function FrameSkeleton() {
  return (
    <div aria-hidden className={styles.frame}>
      <div className={styles.bar} />
      <div className={styles.draw}>
        <Skeleton />
      </div>
      <div className={styles.board}>
        {Array.from({ length: 20 }, (_, index) => (
          <div key={index} className={styles.key}>
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
