import { selectIsSignedIn } from '@livery/api/session';
import { lazyCode } from '@livery/foundation/code';
import { LoadWhenNear } from '@livery/foundation/blocks';
import { useSelector } from 'react-redux';
import type { RecentGamesProps } from './components/RecentGames/RecentGames.tsx';
import { RecentSkeleton } from './components/RecentGames/RecentSkeleton.tsx';

const recent = lazyCode(() => import('./components/RecentGames/RecentGames.tsx'), 'RecentGames', {
  whenFailed: 'hide',
});

/** Games that the member played last. Guests have no such games, so nothing is downloaded for them. */
export function RecentGames(props: RecentGamesProps) {
  return useSelector(selectIsSignedIn) ? (
    <LoadWhenNear placeholder={<RecentSkeleton />}>
      <recent.Component {...props} />
    </LoadWhenNear>
  ) : null;
}
