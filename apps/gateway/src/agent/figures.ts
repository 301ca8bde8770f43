import { type SQL, sql } from 'drizzle-orm';
import type { Merchant } from '@livery/merchant';
import { withinDays } from '../db/withinDays.ts';
import { downlineDays, entries, memberDays, members } from '../db/schema/index.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import type { FigureRange } from './figureRange.ts';

/** Sums over members and days, in minor units. */
export interface Figures {
  deposits: bigint;
  withdrawals: bigint;
  turnover: bigint;
  payout: bigint;
  bonus: bigint;
  rebates: bigint;
}

const figureNames = [
  'deposits',
  'withdrawals',
  'turnover',
  'payout',
  'bonus',
  'rebates',
] as const satisfies ReadonlyArray<keyof Figures>;

export const noFigures: Figures = { deposits: 0n, withdrawals: 0n, turnover: 0n, payout: 0n, bonus: 0n, rebates: 0n };

export function addFigures(one: Figures, other: Figures): Figures {
  return Object.fromEntries(figureNames.map((name) => [name, one[name] + other[name]])) as unknown as Figures;
}

/** What the house kept. */
export const netWinOf = ({ turnover, payout, bonus, rebates }: Figures): bigint => turnover - payout - bonus - rebates;

/** Figures out of a row of the database, where sums are texts. */
export function readFigures(row: Readonly<Record<keyof Figures, string>>): Figures {
  return Object.fromEntries(figureNames.map((name) => [name, BigInt(row[name])])) as unknown as Figures;
}

/** Figures as they travel. */
export function figureValues(figures: Figures, merchant: Merchant) {
  const shown = (amount: bigint) => toDecimal(amount, exponentOf(merchant));
  const { deposits, withdrawals, turnover, payout, bonus, rebates } = figures;
  return {
    deposits: shown(deposits),
    withdrawals: shown(withdrawals),
    turnover: shown(turnover),
    payout: shown(payout),
    bonus: shown(bonus),
    rebates: shown(rebates),
    netWin: shown(netWinOf(figures)),
  };
}

/** More levels than any tree has: a guard, should someone ever be below themselves. */
const mostLevels = 9;

/** For `with recursive`: `tree(id, level)`, everyone below an agent. Trial accounts are in nobody's tree. */
export const treeBelow = (agentId: number) => sql`
  tree (id, level) as (
    select id, 1 from ${members} where referrer_id = ${agentId} and type between 0 and 2
    union all
    select below.id, tree.level + 1 from tree join ${members} below on below.referrer_id = tree.id
    where below.type between 0 and 2 and tree.level < ${mostLevels}
  )`;

/** Sum of an entry where it is of one of these kinds of movement. */
const ofKinds = (sign: SQL, ...kinds: string[]) => sql`case when kind in ${kinds} then ${sign} * amount else 0 end`;
const into = sql`1`;
const outOf = sql`-1`;

/**
 * After `treeBelow`: `moved(member_id, …figures)`, what members of the tree moved in a time. What the world's seed tells of
 * them, and what they have staked, won, paid in and out and been given in this gateway since.
 */
export const movedIn = ({ from, to }: FigureRange, { timeZone }: Merchant) => sql`
  moved as (
    select member_id, sum(deposits) deposits, sum(withdrawals) withdrawals, sum(turnover) turnover, sum(payout) payout, sum(bonus) bonus, sum(rebates) rebates
    from (
      select member_id, deposits, withdrawals, turnover, payout, bonus, rebates from ${downlineDays}
      where member_id in (select id from tree) and day between ${from} and ${to}
      union all
      select member_id, 0, 0, stake, payout, 0, 0 from ${memberDays}
      where member_id in (select id from tree) and day between ${from} and ${to}
      union all
      select member_id, ${ofKinds(into, 'DEPOSIT')}, ${ofKinds(outOf, 'WITHDRAW', 'WITHDRAW_BACK')}, 0, 0, ${ofKinds(into, 'PROMOTION', 'REFERRAL')}, ${ofKinds(into, 'CASHBACK')} from ${entries}
      where member_id in (select id from tree) and kind in ('DEPOSIT', 'WITHDRAW', 'WITHDRAW_BACK', 'PROMOTION', 'REFERRAL', 'CASHBACK')
        and ${withinDays(entries.createdAt, { from, to }, { timeZone })}
    ) days
    group by member_id
  )`;
