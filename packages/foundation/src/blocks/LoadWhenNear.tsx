import { useNearViewport } from '@livery/ui/touch';
import { type ReactNode, Suspense, useRef } from 'react';
import styles from './LoadWhenNear.module.css';

interface LoadWhenNearProps {
  /** As large as the block will be. Shown until the block's code and texts are here. */
  placeholder: ReactNode;
  /** Usually the `Component` of a `lazyCode`: its code and data are requested once it renders. */
  children: ReactNode;
}

/**
 * A block far down on a screen. It shows its placeholder until the person scrolls near it; only then its content renders.
 * Without content it takes no room.
 */
export function LoadWhenNear({ placeholder, children }: LoadWhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(ref);
  return (
    <div ref={ref} className={styles.block} aria-busy={!isNear}>
      {isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
}
