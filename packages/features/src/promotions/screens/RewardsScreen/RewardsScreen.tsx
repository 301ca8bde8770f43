import { LoadFailed } from '@livery/foundation/failure';
import { usePlayBreakNotice } from '@livery/foundation/play-break';
import { RewardsSkeleton } from './RewardsSkeleton.tsx';
import { RewardsView } from './RewardsView.tsx';
import { useRewardsScreen } from './useRewardsScreen.ts';

/** The reward centre, which shows rewards that can be claimed. */
export function RewardsScreen() {
  const { view, failure, onRetry } = useRewardsScreen();
  const playBreak = usePlayBreakNotice();
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  return view === undefined ? <RewardsSkeleton /> : <RewardsView {...view} playBreak={playBreak} />;
}
