import type { Figures } from '../../agent/figures.ts';
import { dayAfter } from '../../agent/calendar.ts';
import { seededRandom } from '../seededRandom.ts';
import type { DownlineMember } from './makeDownline.ts';

/** The figures of one member on one day. */
export interface DayFigures extends Figures {
  /** Index in the downline. */
  member: number;
  day: string;
}

interface Span {
  merchantCode: string;
  /** First and last day, for example "2026-03-01". */
  from: string;
  to: string;
  exponent: number;
}

/**
 * Creates the daily figures of a downline, always the same for a merchant and range of days. No member has figures
 * before joining.
 */
export function makeFigures(
  downline: readonly DownlineMember[],
  { merchantCode, from, to, exponent }: Span,
): DayFigures[] {
  const random = seededRandom(`figures ${merchantCode}`);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const unit = 10n ** BigInt(exponent);
  const hundredth = (amount: bigint, share: number) => (amount * BigInt(share)) / 100n;
  const found: DayFigures[] = [];
  for (let ago = days; ago >= 0; ago--) {
    const day = dayAfter(to, -ago);
    for (const [member, { playProbability, amountFactor, joinedDaysAgo }] of downline.entries()) {
      if (ago > joinedDaysAgo || !random.chance(playProbability)) continue;
      const stake = BigInt(amountFactor * (50 + random.below(200))) * unit;
      const turnover = hundredth(stake, 300 + random.below(900));
      found.push({
        member,
        day,
        turnover,
        deposits: random.chance(0.6) ? stake : 0n,
        // On some days the payout is above 100 % of the turnover. Then the merchant has a loss.
        payout: hundredth(turnover, 86 + random.below(18)),
        withdrawals: random.chance(0.25) ? hundredth(stake, 20 + random.below(120)) : 0n,
        bonus: random.chance(0.15) ? hundredth(stake, 5 + random.below(10)) : 0n,
        rebates: (turnover * 4n) / 1_000n,
      });
    }
  }
  return found;
}
