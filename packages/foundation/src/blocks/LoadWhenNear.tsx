import { useNearViewport } from '@livery/ui/touch';
import { type ReactNode, Suspense, useRef } from 'react';
import styles from './LoadWhenNear.module.css';

interface LoadWhenNearProps {
  /** As large as the block. Shown until the block's code and texts are loaded. */
  placeholder: ReactNode;
  /** Usually the `Component` of a `lazyCode`: its code and data are requested when it renders. */
  children: ReactNode;
}

/**
 * A block below the first viewport. It shows its placeholder until the player scrolls near it; only then its content
 * renders. Without content it takes no space.
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
