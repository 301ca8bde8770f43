import type { BettableLottery } from '@livery/api/lottery/lottery';
import type { Suborder } from '@livery/api/lottery/getOrder';
import { compareAmounts } from '@livery/foundation/money';

interface Odds {
  /** What 1 returns, stake included; decimal text. */
  pays: string;
  /** Whether that is the most of several outcomes. */
  isMost: boolean;
}

/** What a bet pays if it wins; undefined where its play is not known any more. */
export function oddsOf(
  { play, picks }: Pick<Suborder, 'play' | 'picks'>,
  plays: BettableLottery['plays'],
): Odds | undefined {
  const odds = plays.find(({ code }) => code === play)?.odds ?? [];
  // An outcome that is named after what was picked: BIG, or SUM_4.
  const own = odds.filter(({ outcome }) => picks.some((pick) => outcome === pick || outcome === `${play}_${pick}`));
  const possible = own.length > 0 ? own : odds;
  const most = possible
    .map(({ pays }) => pays)
    .toSorted(compareAmounts)
    .at(-1);
  return most === undefined ? undefined : { pays: most, isMost: possible.length > 1 };
}
