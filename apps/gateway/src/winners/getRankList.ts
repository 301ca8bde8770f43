import type { Merchant } from '@livery/merchant';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { memberDays, members } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { headPicturePath } from '../member/headIcons.ts';
import { maskUsername } from '../member/maskUsername.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { inventedRanks } from './inventedWins.ts';
import { cacheBriefly } from './cacheBriefly.ts';
import { isRealMember } from './isRealMember.ts';

const shown = 20;

/** Periods by name: PostgreSQL's unit for its first day, and a factor for the amounts of invented winners. */
const periods = {
  today: { unit: 'day', days: 1 },
  week: { unit: 'week', days: 5 },
  month: { unit: 'month', days: 18 },
} as const;

/** Winners by payouts since the start of the period: real players and invented ones. */
export async function getRankList({
  db,
  merchant,
  query: { period },
}: ContextOf<'getRankList'>): Promise<ValueOf<'getRankList'>> {
  return cached(db, `${merchant.code} ${period}`, () => rankList({ db, merchant, period }));
}

const cached = cacheBriefly<ValueOf<'getRankList'>>();

async function rankList({
  db,
  merchant,
  period,
}: {
  db: Queries;
  merchant: Merchant;
  period: keyof typeof periods;
}): Promise<ValueOf<'getRankList'>> {
  const { unit, days } = periods[period];
  const { rows } = await db.execute<{ since: string }>(
    sql`select to_char(date_trunc(${unit}, now() at time zone ${merchant.timeZone}), 'YYYY-MM-DD') since`,
  );
  const { since } = rows[0]!;
  const won = sql<bigint>`sum(${memberDays.payout})`.mapWith(BigInt);
  const real = await db
    .select({ name: members.username, amount: won, headIcon: members.headIcon })
    .from(memberDays)
    .innerJoin(members, eq(members.id, memberDays.memberId))
    .where(
      and(
        eq(memberDays.merchantCode, merchant.code),
        sql`${memberDays.day} >= ${since}::date`,
        gt(memberDays.payout, 0n),
        isRealMember,
      ),
    )
    .groupBy(members.id)
    .orderBy(desc(won))
    .limit(shown);
  const all = [
    ...real.map(({ name, amount, headIcon }) => ({ name: maskUsername(name), amount, headIcon })),
    ...inventedRanks(merchant, { period, since, days }),
  ]
    .toSorted((a, b) => Number(b.amount - a.amount))
    .slice(0, shown);
  return {
    period,
    since,
    list: all.map(({ name, amount, headIcon }, index) => ({
      rank: index + 1,
      name,
      amount: toDecimal(amount, exponentOf(merchant)),
      ...(headIcon !== '' && { headIcon: headPicturePath(headIcon, merchant) }),
    })),
  };
}
