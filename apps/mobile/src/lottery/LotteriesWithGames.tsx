import { useLaunchGame } from '@livery/features/games';
import { LotteriesScreen } from '@livery/features/lottery';

/** The lotteries, which open as games do: guests log in first. */
export function LotteriesWithGames() {
  const launch = useLaunchGame();
  return <LotteriesScreen onOpenGame={(game) => void launch(game)} />;
}
