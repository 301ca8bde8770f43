import { type SQL, sql } from 'drizzle-orm';
import type { Merchant } from '@livery/merchant';
import { withinDays } from '../db/withinDays.ts';
import { downlineDays, entries, memberDays, members } from '../db/schema/index.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import type { FigureRange } from './figureRange.ts';

/** Amounts summed over members and days, in minor units. */
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

/** The merchant's earnings: turnover minus payout, bonus and rebates. */
export const netWinOf = ({ turnover, payout, bonus, rebates }: Figures): bigint => turnover - payout - bonus - rebates;

/** Parses the figures of a database row; its sums are strings. */
export function readFigures(row: Readonly<Record<keyof Figures, string>>): Figures {
  return Object.fromEntries(figureNames.map((name) => [name, BigInt(row[name])])) as unknown as Figures;
}

/** Figures as the API returns them: decimal strings. */
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

/** Maximum number of levels, higher than in any downline. It ends the recursion if the referrers form a circle. */
const mostLevels = 9;

/**
 * SQL for `with recursive`: the relation `tree(id, level)` of all members below an agent. Trial accounts are in no
 * downline.
 */
export const treeBelow = (agentId: number) => sql`
  tree (id, level) as (
    select id, 1 from ${members} where referrer_id = ${agentId} and type between 0 and 2
    union all
    select below.id, tree.level + 1 from tree join ${members} below on below.referrer_id = tree.id
    where below.type between 0 and 2 and tree.level < ${mostLevels}
  )`;

/** Sums of the figures of a relation. */
export const sums = sql`sum(deposits) deposits, sum(withdrawals) withdrawals, sum(turnover) turnover, sum(payout) payout, sum(bonus) bonus, sum(rebates) rebates`;

/** The signed amount of an entry if it is of one of these kinds, else 0. */
const ofKinds = (sign: SQL, ...kinds: string[]) => sql`case when kind in ${kinds} then ${sign} * amount else 0 end`;
const into = sql`1`;
const outOf = sql`-1`;

/**
 * A zero of the same type as the figures. It replaces a column that a sum does not need, so that PostgreSQL does not
 * read that column.
 */
const none = sql`0::bigint`;

/** The sources of figures: seeded data, stakes of this gateway, and its ledger. */
type FigureSource = 'seeded' | 'stakes' | 'ledger';

const everySource: readonly FigureSource[] = ['seeded', 'stakes', 'ledger'];

/**
 * SQL of a query with the movements of members in a range of days. `those` is a relation with the `id` of each member.
 * The result has the columns `(member_id, day, …figures)`; a member may have several rows for a day. It reads the
 * seeded figures (`downline_days`) and the later stakes, payouts, deposits, withdrawals and bonuses of this gateway.
 */
function movesOf({ from, to }: FigureRange, { timeZone }: Merchant, those: SQL, sources = everySource): SQL {
  const isTheirs = sql`member_id in (select id from ${those})`;
  const queries = {
    seeded: sql`
      select member_id, day, deposits, withdrawals, turnover, payout, bonus, rebates from ${downlineDays}
      where ${isTheirs} and day between ${from} and ${to}`,
    stakes: sql`
      select member_id, day, ${none} deposits, ${none} withdrawals, stake turnover, payout, ${none} bonus, ${none} rebates from ${memberDays}
      where ${isTheirs} and day between ${from} and ${to}`,
    ledger: sql`
      select member_id, (created_at at time zone ${timeZone})::date as day, ${ofKinds(into, 'DEPOSIT')} deposits,
        ${ofKinds(outOf, 'WITHDRAW', 'WITHDRAW_BACK')} withdrawals, ${none} turnover, ${none} payout,
        ${ofKinds(into, 'PROMOTION', 'REFERRAL')} bonus, ${ofKinds(into, 'CASHBACK')} rebates from ${entries}
      where ${isTheirs} and kind in ('DEPOSIT', 'WITHDRAW', 'WITHDRAW_BACK', 'PROMOTION', 'REFERRAL', 'CASHBACK')
        and ${withinDays(entries.createdAt, { from, to }, { timeZone })}`,
  };
  return sql.join(
    sources.map((source) => queries[source]),
    sql` union all `,
  );
}

/**
 * SQL that follows `treeBelow`. It defines two relations: `moves` with the result of `movesOf`, and `moved(member_id,
 * …figures)` with its sums for each member.
 */
export const movedIn = (range: FigureRange, merchant: Merchant, those = sql`tree`) => sql`
  moves as (${movesOf(range, merchant, those)}),
  moved as (select member_id, ${sums} from moves group by member_id)`;

/** The figures that members can be sorted by, each with its sources. */
const sortedFigures = {
  deposits: { figure: sql`deposits`, sources: ['seeded', 'ledger'] },
  turnover: { figure: sql`turnover`, sources: ['seeded', 'stakes'] },
  netWin: { figure: sql`turnover - payout - bonus - rebates`, sources: everySource },
} as const satisfies Record<string, { figure: SQL; sources: readonly FigureSource[] }>;

type SortedFigure = keyof typeof sortedFigures;

/**
 * SQL of a query with one figure of each member, in the columns `(id, level, figure)`. `those` is a relation with the
 * `id` and `level` of each member. The query sorts up to ten thousand members, so it sums only this figure and joins no
 * table. A member without movements has zero.
 */
export function sumOf(name: SortedFigure, range: FigureRange, merchant: Merchant, those: SQL): SQL {
  const { figure, sources } = sortedFigures[name];
  return sql`
    select id, max(level) as level, sum(figure) as figure from (
      select id, level, ${none} figure from ${those}
      union all
      select member_id, 0, ${figure} from (${movesOf(range, merchant, those, sources)}) moves
    ) parts group by id`;
}
