import { LotteryResultsView } from './LotteryResultsView.tsx';
import { useLotteryResults } from './useLotteryResults.ts';

/** Past draws of one lottery at a time. */
export function LotteryResults() {
  return <LotteryResultsView {...useLotteryResults()} />;
}
