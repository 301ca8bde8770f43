import type { Game } from '@livery/api/games/gameLists';
import { useOpenLottery } from '../../hooks/useOpenLottery.tsx';
import { LotteryListView } from './LotteryListView.tsx';
import { useLotteryList } from './useLotteryList.ts';

/** Lotteries that can be played, with their current draws. */
export function LotteryList({ onOpenGame }: { onOpenGame: (game: Game) => void }) {
  const { open, question } = useOpenLottery(onOpenGame);
  return (
    <>
      <LotteryListView {...useLotteryList(open)} />
      {question}
    </>
  );
}
