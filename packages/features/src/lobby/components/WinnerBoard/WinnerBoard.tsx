import type { OpensGames } from '../../model/opensGames.ts';
import { WinnersSkeleton } from '../LobbyBlock/skeletons.tsx';
import { useWinnerBoard } from './useWinnerBoard.ts';
import { WinnerBoardView } from './WinnerBoardView.tsx';

/** Who won most, and the last wins passing by. A tap on a win opens its game. */
export function WinnerBoard({ onOpenGame }: OpensGames) {
  const board = useWinnerBoard(onOpenGame);
  if (board === 'awaited') return <WinnersSkeleton />;
  return board === 'none' ? null : <WinnerBoardView {...board} />;
}
