import type { Game } from '@livery/api/games/gameLists';
import type { Lottery } from '@livery/api/lottery/lottery';

/**
 * Returns the game that opens a lottery, if the list contains its tile.
 *
 * @returns undefined if the catalogue does not contain the lottery
 */
export function lotteryGame({
  gameNodeId,
  gameId,
  code,
  name,
  category,
  vendorCode,
  vendorName,
  lottoMode,
}: Lottery): Game | undefined {
  if (gameNodeId === undefined || gameId === undefined) return undefined;
  return {
    id: gameNodeId,
    gameId,
    gameCode: code,
    name,
    category,
    vendorCode,
    vendorName,
    ...(lottoMode !== undefined && { lottoMode }),
    iconPath: '',
    supportPlay: 'REAL',
    isNew: false,
    isHot: false,
    isLive: false,
  };
}
