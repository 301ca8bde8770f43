import type { Game } from '@livery/api/games/gameLists';
import { useOpenLottery } from '../../hooks/useOpenLottery.tsx';
import { useVnDraws } from './useVnDraws.ts';
import { useVnLotteries } from './useVnLotteries.ts';
import { VnLotteriesView } from './VnLotteriesView.tsx';

interface VnLotteriesProps {
  /** Called with the game that the player tapped. */
  onOpenGame: (game: Game) => void;
}

/**
 * The Vietnamese lotteries by region: lotteries that can be played, lotteries that the member played last, and past
 * draws.
 */
export function VnLotteries({ onOpenGame }: VnLotteriesProps) {
  const { open, question } = useOpenLottery(onOpenGame);
  return (
    <>
      <VnLotteriesView {...useVnLotteries(open)} {...useVnDraws()} />
      {question}
    </>
  );
}
