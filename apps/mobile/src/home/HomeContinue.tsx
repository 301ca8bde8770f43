import { LazyContinuePlaying } from '@livery/features/games';
import { FailureBoundary } from '@livery/foundation/failure';
import { useIsHomeUsable } from './useIsHomeUsable.ts';

/** The games to continue with. They load after the other games. Their space is reserved from the start. */
export function HomeContinue() {
  return (
    <FailureBoundary>
      <LazyContinuePlaying isDue={useIsHomeUsable()} />
    </FailureBoundary>
  );
}
