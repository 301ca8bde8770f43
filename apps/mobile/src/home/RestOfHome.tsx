import { lazyCode } from '@livery/foundation/code';
import { useNearViewport } from '@livery/ui/touch';
import { Suspense, useRef, useState } from 'react';
import styles from './RestOfHome.module.css';
import { useIsHomeUsable } from './useIsHomeUsable.ts';

const blocks = lazyCode(() => import('./HomeBlocks.tsx'), 'HomeBlocks', { whenFailed: 'hide' });
const overlays = lazyCode(() => import('./overlays/index.ts'), 'HomeOverlays', { whenFailed: 'hide' });

/**
 * Pixels below the viewport at which the blocks start to load. A phone that opens home without scrolling loads no
 * blocks, in both versions of home.
 */
const nearby = 150;

/**
 * Everything on home below and over the games. The overlays load when the games are usable. The blocks below the games
 * load when the player scrolls near them.
 */
export function RestOfHome() {
  const isUsable = useIsHomeUsable();
  // After a return to home, the page must have its former length and scroll position immediately.
  const [isReturning] = useState(isUsable);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, { distance: nearby });

  return (
    <>
      {isUsable && (isNear || isReturning) ? (
        <Suspense fallback={<div className={styles.place} aria-busy />}>
          <blocks.Component />
        </Suspense>
      ) : (
        <div ref={place} className={styles.place} aria-busy />
      )}
      {isUsable && (
        <Suspense>
          <overlays.Component />
        </Suspense>
      )}
    </>
  );
}
