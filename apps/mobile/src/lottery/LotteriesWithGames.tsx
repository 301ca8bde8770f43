import { useLaunchGame } from '@livery/features/games';
import { LotteriesScreen } from '@livery/features/lottery';
import { usePrefetchedFrame } from './usePrefetchedFrame.ts';

/** The lotteries. A lottery opens like a game: guests log in first. */
export function LotteriesWithGames() {
  const launch = useLaunchGame();
  usePrefetchedFrame();
  return <LotteriesScreen onOpenGame={(game) => void launch(game)} />;
}
