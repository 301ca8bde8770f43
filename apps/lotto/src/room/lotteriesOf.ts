import type { BettableLottery } from '@livery/api/lottery/lottery';
import type { LaunchedLottery } from '@livery/api/lottery/openLottery';

/** The lotteries of a launch: the launched lottery. In a vendor's lobby, the vendor's other lotteries follow. */
export function lotteriesOf(
  all: readonly BettableLottery[],
  { gameCode, isLobby }: Pick<LaunchedLottery, 'gameCode' | 'isLobby'>,
): readonly BettableLottery[] {
  const launched = all.find(({ code }) => code === gameCode);
  if (launched === undefined) return [];
  const others = all.filter(({ code, vendorCode }) => code !== gameCode && vendorCode === launched.vendorCode);
  return isLobby ? [launched, ...others] : [launched];
}
