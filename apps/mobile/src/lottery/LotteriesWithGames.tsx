import { useLaunchGame } from '@livery/features/games';
import { LotteriesScreen } from '@livery/features/lottery';
import { useFrameAhead } from './useFrameAhead.ts';

/** The lotteries, which open as games do: guests log in first. */
export function LotteriesWithGames() {
  const launch = useLaunchGame();
  useFrameAhead();
  return <LotteriesScreen onOpenGame={(game) => void launch(game)} />;
}
