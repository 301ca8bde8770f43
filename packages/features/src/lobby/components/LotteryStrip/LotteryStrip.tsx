import type { OpensGames } from '../../model/opensGames.ts';
import { StripSkeleton } from '../LobbyBlock/skeletons.tsx';
import { LotteryStripView } from './LotteryStripView.tsx';
import { useLotteryStrip } from './useLotteryStrip.ts';

/** Lotteries that take bets, each with the time left and its last numbers. A tap opens one. */
export function LotteryStrip({ onOpenGame }: OpensGames) {
  const { cards, ...rest } = useLotteryStrip(onOpenGame);
  if (cards === undefined) return <StripSkeleton />;
  return cards.length === 0 ? null : <LotteryStripView cards={cards} {...rest} />;
}
