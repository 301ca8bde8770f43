import { useNearViewport } from '@livery/ui/touch';
import { type ReactNode, Suspense, useRef } from 'react';
import styles from './LoadWhenNear.module.css';

interface LoadWhenNearProps {
  /** Shown until the block's code and texts are loaded. It has the same size as the block. */
  placeholder: ReactNode;
  /** Usually the `Component` of a `lazyCode`: code and data are loaded when it is rendered for the first time. */
  children: ReactNode;
}

/**
 * A block below the first viewport. It shows its placeholder until the player scrolls near it. Only then its content is
 * rendered. A block without content takes no space.
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
