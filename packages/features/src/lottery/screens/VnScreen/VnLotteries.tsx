import type { Game } from '@livery/api/games/gameLists';
export function VnLotteries(_: { onOpenGame: (game: Game) => void }) {
  return null;
}
