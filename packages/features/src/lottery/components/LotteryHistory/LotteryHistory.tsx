import { HistorySkeleton } from './HistorySkeleton.tsx';
import { LotteryHistoryView } from './LotteryHistoryView.tsx';
import { useLotteryHistory } from './useLotteryHistory.ts';

/** The last draws of the lottery that the player chooses. */
export function LotteryHistory() {
  const { isAwaited, ...view } = useLotteryHistory();
  if (isAwaited) return <HistorySkeleton />;
  return view.lotteries.length === 0 ? null : <LotteryHistoryView {...view} />;
}
