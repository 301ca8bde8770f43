import type { Game } from '@livery/api/games/gameLists';
import { useOpenLottery } from '../../hooks/useOpenLottery.tsx';
import { StartLotteryView } from './StartLotteryView.tsx';
import { useStartLottery } from './useStartLottery.ts';

export interface StartLotteryScreenProps {
  /** Called with the game that a tap chose. */
  onOpenGame: (game: Game) => void;
}

/** Where lotteries begin: what was played last, what closes next, and the ways to all of them. */
export function StartLotteryScreen({ onOpenGame }: StartLotteryScreenProps) {
  const { open, question } = useOpenLottery(onOpenGame);
  return (
    <>
      <StartLotteryView {...useStartLottery(open)} />
      {question}
    </>
  );
}
