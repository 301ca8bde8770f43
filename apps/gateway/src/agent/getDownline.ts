import { type SQL, sql } from 'drizzle-orm';
import { hasPart } from '../db/hasPart.ts';
import { members } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { figureRange } from './figureRange.ts';
import { type Figures, figureValues, movedIn, readFigures, treeBelow } from './figures.ts';

interface MemberRow extends Record<keyof Figures, string> {
  id: string;
  username: string;
  nickname: string;
  level: number;
  is_agent: boolean;
  upline: string;
  joined_at: string;
  members: number;
  total: number;
}

type Query = ContextOf<'getDownline'>['query'];

export async function getDownline(context: ContextOf<'getDownline'>): Promise<ValueOf<'getDownline'>> {
  const { db, merchant, query } = context;
  const { memberId } = requireSession(context);
  const range = figureRange(query, merchant);
  if (query.memberId !== undefined) await requireInTree(context, query.memberId);
  const { limit, offset } = pageRange(query);
  const tree = treeBelow(memberId);
  const found = sql`from tree join ${members} m on m.id = tree.id where ${isWanted(query)}`;
  const order = sql`order by ${orderOf(query)}`;
  const cut = sql`${order} limit ${limit} offset ${offset}`;
  // Figures are added up for the page alone, unless they decide who stands on it: a tree has thousands of members.
  const isByFigures = query.sort !== 'joinedAt' && query.sort !== 'account';
  const [page, [counted]] = await Promise.all([
    db.execute<MemberRow & Record<string, unknown>>(sql`
      with recursive ${tree},
      shown as materialized (
        select m.id, m.username, m.nickname, tree.level, m.is_agent, m.referrer_id, m.created_at ${found} ${isByFigures ? sql`` : cut}
      ),
      ${movedIn(range, merchant, sql`shown`)},
      listed as (
        select shown.*,
          coalesce(deposits, 0)::bigint deposits, coalesce(withdrawals, 0)::bigint withdrawals, coalesce(turnover, 0)::bigint turnover,
          coalesce(payout, 0)::bigint payout, coalesce(bonus, 0)::bigint bonus, coalesce(rebates, 0)::bigint rebates
        from shown left join moved on moved.member_id = shown.id
      )
      select listed.*, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') joined_at,
        (select upline.username from ${members} upline where upline.id = listed.referrer_id) upline,
        (select count(*)::int from ${members} brought where brought.referrer_id = listed.id and brought.type between 0 and 2) members
      from listed ${isByFigures ? cut : order}`),
    db
      .execute<{ total: number }>(sql`with recursive ${tree} select count(*)::int total ${found}`)
      .then(({ rows }) => rows),
  ]);
  const content = page.rows.map((row) => ({
    id: row.id,
    account: row.username,
    nickname: row.nickname,
    level: row.level,
    isAgent: row.is_agent,
    upline: row.upline,
    joinedAt: row.joined_at,
    members: row.members,
    ...figureValues(readFigures(row), merchant),
  }));
  return { ...range, ...toPage(content, counted!.total, query) };
}

/** Throws NOT_FOUND for a member outside the caller's downline, as for one that does not exist. */
async function requireInTree({ db, session }: ContextOf<'getDownline'>, memberId: string): Promise<void> {
  const { rows } = await db.execute(
    sql`with recursive ${treeBelow(requireSession({ session }).memberId)} select 1 from tree where id = ${memberId}::bigint`,
  );
  if (rows.length === 0) throw new CallFailure('NOT_FOUND', 'Your downline has no such member.');
}

function isWanted({ level, name, memberId }: Query): SQL {
  const conditions = [sql`true`];
  if (level !== undefined) conditions.push(sql`tree.level = ${level}`);
  if (memberId !== undefined) conditions.push(sql`m.referrer_id = ${memberId}::bigint`);
  if (name) conditions.push(sql`(${hasPart(sql`m.username`, name)} or ${hasPart(sql`m.nickname`, name)})`);
  return sql.join(conditions, sql` and `);
}

function orderOf({ sort, order }: Query): SQL {
  const columns = {
    joinedAt: sql`created_at`,
    account: sql`username`,
    deposits: sql`deposits`,
    turnover: sql`turnover`,
    netWin: sql`turnover - payout - bonus - rebates`,
  } satisfies Record<Query['sort'], SQL>;
  return order === 'asc' ? sql`${columns[sort]} asc, id asc` : sql`${columns[sort]} desc, id desc`;
}
