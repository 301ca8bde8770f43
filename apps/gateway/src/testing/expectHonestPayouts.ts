import { expect } from 'vitest';
import type { BetRun, LotteryFamily, PlayedBet } from './playManyBets.ts';
import { expectedPayout, standardErrorsOff } from './returnOfBets.ts';

/** The seed of a run is fixed, so a run within the limit is within it each time. */
const mostStandardErrors = 4;

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Plays `count` bets of a family and expects that each is paid by the odds of docs/lotteries.md, that the ledger agrees
 * to the last minor unit, and that the return is within four standard errors of the expected return: of the family, and
 * of each play.
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
      .map((bet) => ({ ...bet, expectedPayout: expectedPayout(bet) }))
      .filter(
        ({ expectedPayout, payout, status }) =>
          payout !== expectedPayout || status !== (expectedPayout > 0n ? 'won' : 'lost'),
      ),
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
