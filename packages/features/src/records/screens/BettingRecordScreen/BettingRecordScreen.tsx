import { BettingRecordView } from './BettingRecordView.tsx';
import { useBettingRecordScreen } from './useBettingRecordScreen.ts';

/** The bets of a member that are over, with what they came to. */
export function BettingRecordScreen() {
  return <BettingRecordView {...useBettingRecordScreen()} />;
}
