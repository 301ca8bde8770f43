import { BlockSkeleton, CardsSkeleton } from '@livery/foundation/blocks';
import { TileSkeleton } from '@livery/ui';
import styles from './RecentSkeleton.module.css';

export const RecentSkeleton = () => (
  <BlockSkeleton>
    <CardsSkeleton
      count={5}
      card={
        <span className={styles.tile}>
          <TileSkeleton />
        </span>
      }
    />
  </BlockSkeleton>
);
