import type { Game } from '@livery/api/games/gameLists';
import type { Lottery } from '@livery/api/lottery/lottery';

/**
 * The game that a lottery is opened as, where a list names its tile.
 *
 * @returns undefined for a lottery that the catalogue does not have
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
