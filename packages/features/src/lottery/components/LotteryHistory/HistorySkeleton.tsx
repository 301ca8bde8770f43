import { BlockSkeleton } from '@livery/foundation/blocks';
import { Skeleton } from '@livery/ui';
import styles from './HistorySkeleton.module.css';

export const HistorySkeleton = () => (
  <BlockSkeleton>
    <Skeleton className={styles.draws} />
  </BlockSkeleton>
);
