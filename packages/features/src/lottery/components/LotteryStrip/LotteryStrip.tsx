import type { Game } from '@livery/api/games/gameLists';
import { StripSkeleton } from './StripSkeleton.tsx';
import { LotteryStripView } from './LotteryStripView.tsx';
import { useLotteryStrip } from './useLotteryStrip.ts';

export interface LotteryStripProps {
  /** Called with the game that the player tapped. */
  onOpenGame: (game: Game) => void;
}

/** Lotteries that take bets, each with the time left and its last numbers. A tap opens a lottery. */
export function LotteryStrip({ onOpenGame }: LotteryStripProps) {
  const { cards, ...rest } = useLotteryStrip(onOpenGame);
  if (cards === undefined) return <StripSkeleton />;
  return cards.length === 0 ? null : <LotteryStripView cards={cards} {...rest} />;
}
