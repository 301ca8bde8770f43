import { LoadFailed } from '@livery/foundation/failure';
import { BreakDialog } from './BreakDialog.tsx';
import { LimitSheet } from './LimitSheet.tsx';
import { SaferPlaySkeleton } from './SaferPlaySkeleton.tsx';
import { SaferPlayView } from './SaferPlayView.tsx';
import { useSaferPlayScreen } from './useSaferPlayScreen.ts';

/**
 * A member's limits and breaks, and the result of this login. `?limit=<kind>-<period>` opens the sheet of one limit.
 */
export function SaferPlayScreen() {
  const { view, failure, onRetry, sheet, dialog } = useSaferPlayScreen();
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  if (view === undefined) return <SaferPlaySkeleton />;
  return (
    <>
      <SaferPlayView {...view} />
      <LimitSheet {...sheet} />
      <BreakDialog {...dialog} />
    </>
  );
}
