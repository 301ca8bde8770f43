import { useLaunchGame } from '@livery/features/games';
import { StartLotteryScreen } from '@livery/features/lottery';
import { useFrameAhead } from './useFrameAhead.ts';

/** The start screen of the lotteries. A lottery opens like a game: guests log in first. */
export function StartLotteryWithGames() {
  const launch = useLaunchGame();
  useFrameAhead();
  return <StartLotteryScreen onOpenGame={(game) => void launch(game)} />;
}
