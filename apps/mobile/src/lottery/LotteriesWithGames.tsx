import { useLaunchGame } from '@livery/features/games';
import { LotteriesScreen } from '@livery/features/lottery';
import { useFrameAhead } from './useFrameAhead.ts';

/** The lotteries. A lottery opens like a game: guests log in first. */
export function LotteriesWithGames() {
  const launch = useLaunchGame();
  useFrameAhead();
  return <LotteriesScreen onOpenGame={(game) => void launch(game)} />;
}
