import { Skeleton, TileSkeleton } from '@livery/ui';
import type { ReactNode } from 'react';
import styles from './LobbyBlock.module.css';

/** A titled block to come. */
function Awaited({ children }: { children: ReactNode }) {
  return (
    <div className={styles.awaited}>
      <Skeleton shape="line" className={styles.title} />
      {children}
    </div>
  );
}

/** Cards to come, side by side as far as the screen goes. */
const row = (count: number, card: ReactNode) => (
  <div className={styles.cards}>
    {Array.from({ length: count }, (_, index) => (
      <span key={index}>{card}</span>
    ))}
  </div>
);

export const WinnersSkeleton = () => (
  <Awaited>
    <Skeleton className={styles.winners} />
  </Awaited>
);
export const HistorySkeleton = () => (
  <Awaited>
    <Skeleton className={styles.history} />
  </Awaited>
);
export const StripSkeleton = () => <Awaited>{row(3, <Skeleton className={styles.lottery} />)}</Awaited>;
export const LiveSkeleton = () => <Awaited>{row(4, <Skeleton className={styles.model} />)}</Awaited>;
export const RecentSkeleton = () => (
  <Awaited>
    {row(
      5,
      <span className={styles.recent}>
        <TileSkeleton />
      </span>,
    )}
  </Awaited>
);
