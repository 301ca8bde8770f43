import { useLaunchGame } from '@livery/features/games';
import { StartLotteryScreen } from '@livery/features/lottery';

/** The start of lotteries, which open as games do: guests log in first. */
export function StartLotteryWithGames() {
  const launch = useLaunchGame();
  return <StartLotteryScreen onOpenGame={(game) => void launch(game)} />;
}
