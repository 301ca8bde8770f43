import { lazyCode } from '@livery/foundation/code';
import { LoadWhenNear } from '@livery/foundation/blocks';
import type { WinnerBoardProps } from './components/WinnerBoard/WinnerBoard.tsx';
import { WinnersSkeleton } from './components/WinnerBoard/WinnersSkeleton.tsx';

const winnerBoard = lazyCode(() => import('./components/WinnerBoard/WinnerBoard.tsx'), 'WinnerBoard', {
  whenFailed: 'hide',
});

/** The players who won most in a period, and the latest wins. */
export function WinnerBoard(props: WinnerBoardProps) {
  return (
    <LoadWhenNear placeholder={<WinnersSkeleton />}>
      <winnerBoard.Component {...props} />
    </LoadWhenNear>
  );
}
