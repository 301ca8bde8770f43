import { LazyContinuePlaying } from '@livery/features/games';
import { FailureBoundary } from '@livery/foundation/failure';
import { useIsHomeUsable } from './useIsHomeUsable.ts';

/** The games to go on with. They load after the games, into a place that they have from the start. */
export function HomeContinue() {
  return (
    <FailureBoundary>
      <LazyContinuePlaying isDue={useIsHomeUsable()} />
    </FailureBoundary>
  );
}
