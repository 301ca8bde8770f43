import { sql } from 'drizzle-orm';
import { members } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { figureRange } from './figureRange.ts';
import { addFigures, type Figures, figureValues, movedIn, noFigures, readFigures, sums, treeBelow } from './figures.ts';

interface LevelRow extends Record<string, unknown>, Record<keyof Figures, string> {
  level: number;
  members: number;
  new_members: number;
  active_members: number;
}

interface DayRow extends Record<string, unknown>, Record<keyof Figures, string> {
  day: string;
}

export async function getAgentKpi(context: ContextOf<'getAgentKpi'>): Promise<ValueOf<'getAgentKpi'>> {
  const { db, merchant, query } = context;
  const range = figureRange(query, merchant);
  const relations = sql`with recursive ${treeBelow(requireSession(context).memberId)}, ${movedIn(range, merchant)}`;
  const { rows: days } = await db.execute<DayRow>(
    sql`${relations} select day::text, ${sums} from moves group by day order by day`,
  );
  const { rows } = await db.execute<LevelRow>(sql`${relations}
    select level, count(*)::int members, count(moved.member_id)::int active_members,
      count(*) filter (where (created_at at time zone ${merchant.timeZone})::date between ${range.from} and ${range.to})::int new_members,
      coalesce(sum(deposits), 0)::text deposits, coalesce(sum(withdrawals), 0)::text withdrawals, coalesce(sum(turnover), 0)::text turnover,
      coalesce(sum(payout), 0)::text payout, coalesce(sum(bonus), 0)::text bonus, coalesce(sum(rebates), 0)::text rebates
    from tree join ${members} using (id) left join moved on member_id = tree.id
    group by level order by level`);
  const all = rows.map(readFigures).reduce(addFigures, noFigures);
  const total = (count: 'members' | 'new_members' | 'active_members') => rows.reduce((sum, row) => sum + row[count], 0);
  return {
    ...range,
    members: total('members'),
    newMembers: total('new_members'),
    activeMembers: total('active_members'),
    ...figureValues(all, merchant),
    days: days.map((row) => ({ day: row.day, ...figureValues(readFigures(row), merchant) })),
    levels: rows.map((row) => ({
      level: row.level,
      members: row.members,
      newMembers: row.new_members,
      activeMembers: row.active_members,
      ...figureValues(readFigures(row), merchant),
    })),
  };
}
