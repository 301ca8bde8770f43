import { BlockSkeleton } from '@livery/foundation/blocks';
import { Skeleton } from '@livery/ui';
import styles from './WinnersSkeleton.module.css';

export const WinnersSkeleton = () => (
  <BlockSkeleton>
    <Skeleton className={styles.board} />
  </BlockSkeleton>
);
