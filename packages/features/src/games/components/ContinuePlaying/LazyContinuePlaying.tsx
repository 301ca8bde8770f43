import { lazyCode } from '@livery/foundation/code';
import { Suspense } from 'react';
import { useHasPlayed } from '../../hooks/useHasPlayed.ts';
import { ContinueSkeleton } from './ContinueSkeleton.tsx';

const continued = lazyCode(() => import('./ContinuePlaying.tsx'), 'ContinuePlaying', {
  whenFailed: 'hide',
});

/**
 * The games that a member played last, near the top of home. Render this only if the device has stored that the member
 * has played. Then the space of the games is reserved from the start, and the layout does not shift. `isDue`: whether
 * their code and data may be loaded.
 */
export function LazyContinuePlaying({ isDue }: { isDue: boolean }) {
  if (!useHasPlayed()) return null;
  return <Suspense fallback={<ContinueSkeleton />}>{isDue ? <continued.Component /> : <ContinueSkeleton />}</Suspense>;
}
