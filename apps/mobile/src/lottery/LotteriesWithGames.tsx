import { useLaunchGame } from '@livery/features/games';
import { LotteriesScreen } from '@livery/features/lottery';
import { usePrefetchedFrame } from './usePrefetchedFrame.ts';

/** The list of lotteries. A tap opens a lottery in the same way as a game: guests log in first. */
export function LotteriesWithGames() {
  const launch = useLaunchGame();
  usePrefetchedFrame();
  return <LotteriesScreen onOpenGame={(game) => void launch(game)} />;
}
