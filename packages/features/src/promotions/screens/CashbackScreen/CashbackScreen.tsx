import { LoadFailed } from '@livery/foundation/failure';
import { usePlayBreakNotice } from '@livery/foundation/play-break';
import { CashbackSkeleton } from './CashbackSkeleton.tsx';
import { CashbackView } from './CashbackView.tsx';
import { useCashbackScreen } from './useCashbackScreen.ts';

/** Cashback: the claimable amount and earlier claims. */
export function CashbackScreen() {
  const { view, failure, onRetry } = useCashbackScreen();
  const playBreak = usePlayBreakNotice();
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  return view === undefined ? <CashbackSkeleton /> : <CashbackView {...view} playBreak={playBreak} />;
}
