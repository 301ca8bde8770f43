import { LotteryResultsView } from './LotteryResultsView.tsx';
import { useLotteryResults } from './useLotteryResults.ts';

/** Past draws of one lottery, which the player can choose. */
export function LotteryResults() {
  return <LotteryResultsView {...useLotteryResults()} />;
}
