import { BlockSkeleton, CardsSkeleton } from '@livery/foundation/blocks';
import { Skeleton } from '@livery/ui';
import styles from './LiveSkeleton.module.css';

export const LiveSkeleton = () => (
  <BlockSkeleton>
    <CardsSkeleton count={4} card={<Skeleton className={styles.card} />} />
  </BlockSkeleton>
);
