import type { Game } from '@livery/api/games/gameLists';
import { WinnersSkeleton } from './WinnersSkeleton.tsx';
import { useWinnerBoard } from './useWinnerBoard.ts';
import { WinnerBoardView } from './WinnerBoardView.tsx';

export interface WinnerBoardProps {
  /** Called with the game that the player tapped. */
  onOpenGame: (game: Game) => void;
}

/** The players who won most, and the latest wins, which scroll. A tap on a win opens its game. */
export function WinnerBoard({ onOpenGame }: WinnerBoardProps) {
  const board = useWinnerBoard(onOpenGame);
  if (board === 'awaited') return <WinnersSkeleton />;
  return board === 'none' ? null : <WinnerBoardView {...board} />;
}
