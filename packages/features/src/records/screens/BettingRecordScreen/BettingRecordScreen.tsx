import { BettingRecordView } from './BettingRecordView.tsx';
import { useBettingRecordScreen } from './useBettingRecordScreen.ts';

/** A member's settled bets with their results. */
export function BettingRecordScreen() {
  return <BettingRecordView {...useBettingRecordScreen()} />;
}
