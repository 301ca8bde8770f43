import { useLaunchGame } from '@livery/features/games';
import { StartLotteryScreen } from '@livery/features/lottery';
import { usePrefetchedFrame } from './usePrefetchedFrame.ts';

/** The start screen of the lotteries. A tap opens a lottery in the same way as a game: guests log in first. */
export function StartLotteryWithGames() {
  const launch = useLaunchGame();
  usePrefetchedFrame();
  return <StartLotteryScreen onOpenGame={(game) => void launch(game)} />;
}
