import { lazyCode } from '@livery/foundation/code';
import { Suspense } from 'react';
import { useHasPlayed } from '../../hooks/useHasPlayed.ts';
import { ContinueSkeleton } from './ContinueSkeleton.tsx';

const continued = lazyCode(() => import('./ContinuePlaying.tsx'), 'ContinuePlaying', {
  whenFailed: 'hide',
});

/**
 * The games that a member played last, to go on with, near the top of home. Only where it is known that there are such: then
 * their place is there from the start, and nothing below it moves. `isDue`: their code and data may be loaded.
 */
export function LazyContinuePlaying({ isDue }: { isDue: boolean }) {
  if (!useHasPlayed()) return null;
  return <Suspense fallback={<ContinueSkeleton />}>{isDue ? <continued.Component /> : <ContinueSkeleton />}</Suspense>;
}
