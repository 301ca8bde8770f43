import { expect } from 'vitest';
import type { BetRun, LotteryFamily, PlayedBet } from './playManyBets.ts';
import { owed, standardErrorsOff } from './returnOfBets.ts';

/** The seed of a run is fixed: a run that is within is within each time. */
const mostStandardErrors = 4;

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Plays so many bets of a family and expects each to be paid by the odds of docs/lotteries.md, the ledger to agree to the last
 * minor unit, and the return to be what the odds lead to expect, within four standard errors: of the family, and of each play.
 */
export async function expectHonestPayouts(run: BetRun, family: LotteryFamily, count: number): Promise<void> {
  const { bets, changes } = await run.play(family, count);
  expect(bets).toHaveLength(count);
  const cancelled = bets.filter(({ status }) => status === 'cancelled');
  const settled = bets.filter(({ status }) => status !== 'cancelled');
  expect(cancelled.length).toBeGreaterThan(0);

  expect(cancelled.filter(({ payout }) => payout !== 0n)).toEqual([]);
  expect(
    settled
      .map((bet) => ({ ...bet, owed: owed(bet) }))
      .filter(({ owed, payout, status }) => payout !== owed || status !== (owed > 0n ? 'won' : 'lost')),
  ).toEqual([]);

  const stakes = total(bets.map(({ stake }) => stake));
  const refunds = total(cancelled.map(({ stake }) => stake));
  const margin = stakes - refunds - total(settled.map(({ payout }) => payout));
  expect(changes).toEqual({ lottery: margin, wallets: -margin, ledger: 0n });

  const nameOf = ({ model, play }: PlayedBet) => `${model} ${play}`;
  const plays = [...new Set(settled.map(nameOf))].map(
    (name) => [name, settled.filter((bet) => nameOf(bet) === name)] as const,
  );
  const off = [...plays, [family, settled] as const].map(([name, some]) => ({ name, off: standardErrorsOff(some) }));
  expect(off.filter(({ off }) => !(Math.abs(off) < mostStandardErrors))).toEqual([]);
}
