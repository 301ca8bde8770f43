import { betModels } from './betModels/index.ts';
import { guideOdds } from './guideOdds.ts';
import type { PlayedBet } from './playManyBets.ts';

const sections: Readonly<Record<keyof typeof betModels, string>> = {
  numero: '(`numero`)',
  dice: '(`dice`)',
  race: '(`race`)',
  keno: '(`keno`)',
  bingo: '(`bingo`)',
  eleven: '(`eleven`)',
  vnNorth: '(`vn`, `NORTH`)',
  vnSouth: '(`vn`, `CENTRE`, `SOUTH`)',
};
const odds = Object.fromEntries(Object.entries(sections).map(([model, section]) => [model, guideOdds(section)]));

/** The payout of an outcome, in minor units, rounded down: the merchant keeps fractions. */
const paid = ({ model, play, stake }: PlayedBet, outcome: string, times: number): bigint =>
  (stake * BigInt(odds[model]!.get(play)![outcome] ?? 0) * BigInt(times)) / 100n;

const modelOf = ({ model, play }: PlayedBet) => {
  const plays: Readonly<Record<string, (typeof betModels)['numero'][string]>> = betModels[model];
  return plays[play]!;
};

/** The expected payout of a bet by the odds of docs/lotteries.md, in minor units. */
export const expectedPayout = (bet: PlayedBet): bigint => paid(bet, ...modelOf(bet).end(bet.picks, bet.result));

/** Names of plays that exist only in docs/lotteries.md or only in the models. */
export const unmodelled = (model: keyof typeof betModels): string[] => {
  const promised = [...odds[model]!.keys()];
  const modelled = Object.keys(betModels[model]);
  return [
    ...promised.filter((play) => !modelled.includes(play)),
    ...modelled.filter((play) => !promised.includes(play)),
  ];
};

/** Mean and variance of a bet's payout, in minor units. */
function momentsOf(bet: PlayedBet): { mean: number; variance: number } {
  let mean = 0;
  let square = 0;
  for (const [outcome, times, chance] of modelOf(bet).ways(bet.picks)) {
    const pays = Number(paid(bet, outcome, times));
    mean += pays * chance;
    square += pays ** 2 * chance;
  }
  return { mean, variance: square - mean ** 2 };
}

/**
 * The difference between actual and expected payouts, in standard errors. The variance is that of independent bets by
 * the odds. If the observed variance of the draws is larger, that variance is used, because bets on one draw depend on
 * the same numbers.
 */
export function standardErrorsOff(bets: readonly PlayedBet[]): number {
  let variance = 0;
  const surplus = new Map<number, number>();
  for (const bet of bets) {
    const { mean, variance: own } = momentsOf(bet);
    variance += own;
    surplus.set(bet.drawId, (surplus.get(bet.drawId) ?? 0) + Number(bet.payout) - mean);
  }
  const byDraw = [...surplus.values()];
  const total = byDraw.reduce((sum, one) => sum + one, 0);
  return (
    total /
    Math.sqrt(
      Math.max(
        variance,
        byDraw.reduce((sum, one) => sum + one ** 2, 0),
      ),
    )
  );
}
