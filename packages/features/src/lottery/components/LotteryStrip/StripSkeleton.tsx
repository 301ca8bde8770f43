import { BlockSkeleton, CardsSkeleton } from '@livery/foundation/blocks';
import { Skeleton } from '@livery/ui';
import styles from './StripSkeleton.module.css';

export const StripSkeleton = () => (
  <BlockSkeleton>
    <CardsSkeleton count={3} card={<Skeleton className={styles.card} />} />
  </BlockSkeleton>
);
