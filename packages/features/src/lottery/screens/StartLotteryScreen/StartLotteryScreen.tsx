import type { Game } from '@livery/api/games/gameLists';
import { useOpenLottery } from '../../hooks/useOpenLottery.tsx';
import { StartLotteryView } from './StartLotteryView.tsx';
import { useStartLottery } from './useStartLottery.ts';

export interface StartLotteryScreenProps {
  /** Called with the game that the player tapped. */
  onOpenGame: (game: Game) => void;
}

/**
 * The start screen of lotteries: the lotteries that the member played last, those that close next, and links to all of
 * them.
 */
export function StartLotteryScreen({ onOpenGame }: StartLotteryScreenProps) {
  const { open, question } = useOpenLottery(onOpenGame);
  return (
    <>
      <StartLotteryView {...useStartLottery(open)} />
      {question}
    </>
  );
}
