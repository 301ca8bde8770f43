import { netWinOf } from '../../agent/figures.ts';
import { dividendRate, rebateRates, salaryRate } from '../../agent/rates.ts';
import type { agentStatementItems, agentStatements } from '../../db/schema/index.ts';
import { shareOf } from '../../wallet/share.ts';
import type { DayFigures } from './makeFigures.ts';

type Item = Pick<typeof agentStatementItems.$inferInsert, 'about' | 'nth' | 'base' | 'rate' | 'amount'>;

export interface Statement {
  kind: typeof agentStatements.$inferInsert.kind;
  state: typeof agentStatements.$inferInsert.state;
  items: Item[];
}

/** Figures of one day of a member below an agent, and the member's level. */
export interface BelowDay {
  level: number;
  figures: DayFigures;
}

/** Creates an agent's statements for a month from the figures of the downline. `monthsAgo` decides their state. */
export function makeStatements(days: readonly BelowDay[], monthsAgo: number): Statement[] {
  const levels = rebateRates.map((_rate, index) =>
    days.filter(({ level }) => level === index + 1).map(({ figures }) => figures),
  );
  const rebates = levels.map((level, index) =>
    item(
      'LEVEL',
      index + 1,
      sumOf(level, ({ turnover }) => turnover),
      rebateRates[index]!,
    ),
  );
  const dividends = levels.map((level, index) => item('LEVEL', index + 1, sumOf(level, netWinOf), dividendRate));
  const weeks = [1, 2, 3, 4].map((week) =>
    item(
      'WEEK',
      week,
      sumOf(
        days.filter(({ figures }) => weekOf(figures.day) === week).map(({ figures }) => figures),
        ({ turnover }) => turnover,
      ),
      salaryRate,
    ),
  );
  return [
    { kind: 'REBATE', state: 'PAID', items: rebates },
    { kind: 'SALARY', state: monthsAgo === 1 ? 'APPROVED' : monthsAgo === 3 ? 'REJECTED' : 'PAID', items: weeks },
    {
      kind: 'DIVIDEND',
      state: sumOf(dividends, ({ amount }) => amount) <= 0n ? 'CARRIED' : monthsAgo === 1 ? 'PENDING' : 'PAID',
      items: dividends,
    },
  ];
}

const item = (about: Item['about'], nth: number, base: bigint, rate: number): Item => ({
  about,
  nth,
  base,
  rate,
  amount: shareOf(base, rate),
});

const sumOf = <One>(list: readonly One[], amountOf: (one: One) => bigint): bigint =>
  list.reduce((sum, one) => sum + amountOf(one), 0n);

/** The fourth week ends at the end of the month. */
const weekOf = (day: string) => Math.min(4, Math.ceil(Number(day.slice(8)) / 7));
