import { lazyCode } from '@livery/foundation/code';
import { useNearViewport } from '@livery/ui/touch';
import { Suspense, useRef, useState } from 'react';
import styles from './RestOfHome.module.css';
import { useIsHomeUsable } from './useIsHomeUsable.ts';

const blocks = lazyCode(() => import('./HomeBlocks.tsx'), 'HomeBlocks', { whenFailed: 'hide' });
const overlays = lazyCode(() => import('./HomeOverlays.tsx'), 'HomeOverlays', { whenFailed: 'hide' });

/** Pixels below the screen from which the blocks load: a phone that only opens home asks for none of them, in either version. */
const nearby = 150;

/**
 * Everything on home below and over the games. What lies over them loads once the games are usable, what lies below them
 * when the person comes near.
 */
export function RestOfHome() {
  const isUsable = useIsHomeUsable();
  // On coming back to home the page is as long as it was, and is scrolled to where it was.
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
