import { selectIsSignedIn } from '@livery/api/session';
import { lazyCode } from '@livery/foundation/code';
import { LoadWhenNear } from '@livery/foundation/blocks';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { ContinueSkeleton } from './components/ContinuePlaying/ContinueSkeleton.tsx';
import type { RecentGamesProps } from './components/RecentGames/RecentGames.tsx';
import { RecentSkeleton } from './components/RecentGames/RecentSkeleton.tsx';
import { useHasPlayed } from './hooks/useHasPlayed.ts';

const recent = lazyCode(() => import('./components/RecentGames/RecentGames.tsx'), 'RecentGames', {
  whenFailed: 'hide',
});

/** Games the member played last. Guests have none, so nothing is downloaded for them. */
export function RecentGames(props: RecentGamesProps) {
  return useSelector(selectIsSignedIn) ? (
    <LoadWhenNear placeholder={<RecentSkeleton />}>
      <recent.Component {...props} />
    </LoadWhenNear>
  ) : null;
}

const continued = lazyCode(() => import('./components/ContinuePlaying/ContinuePlaying.tsx'), 'ContinuePlaying', {
  whenFailed: 'hide',
});

/**
 * The games that a member played last, to go on with, near the top of home. Only where it is known that there are such: then
 * their place is there from the start, and nothing below it moves. `isDue`: their code and data may be loaded.
 */
export function ContinuePlaying({ isDue }: { isDue: boolean }) {
  if (!useHasPlayed()) return null;
  return <Suspense fallback={<ContinueSkeleton />}>{isDue ? <continued.Component /> : <ContinueSkeleton />}</Suspense>;
}
