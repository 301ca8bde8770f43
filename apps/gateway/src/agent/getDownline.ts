import { type SQL, sql } from 'drizzle-orm';
import { hasPart } from '../db/hasPart.ts';
import { members } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { type FigureRange, figureRange } from './figureRange.ts';
import { type Figures, figureValues, movedIn, readFigures, sumOf, treeBelow } from './figures.ts';

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
  const cut = sql`limit ${limit} offset ${offset}`;
  // A tree has thousands of members, so all figures are summed only for the page. The figure of the sort order is
  // summed first, because it decides which members are on the page.
  const [page, [counted]] = await Promise.all([
    db.execute<MemberRow & Record<string, unknown>>(sql`
      with recursive ${tree},
      ${shownOf(context, { range, found, cut })},
      ${movedIn(range, merchant, sql`shown`)}
      select m.id, m.username, m.nickname, shown.level, m.is_agent,
        coalesce(deposits, 0)::bigint deposits, coalesce(withdrawals, 0)::bigint withdrawals, coalesce(turnover, 0)::bigint turnover,
        coalesce(payout, 0)::bigint payout, coalesce(bonus, 0)::bigint bonus, coalesce(rebates, 0)::bigint rebates,
        to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') joined_at,
        (select upline.username from ${members} upline where upline.id = m.referrer_id) upline,
        (select count(*)::int from ${members} brought where brought.referrer_id = m.id and brought.type between 0 and 2) members
      from shown join ${members} m on m.id = shown.id left join moved on moved.member_id = shown.id
      order by shown.nth`),
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

/** Throws NOT_FOUND for a member outside the caller's downline, and also for a member that does not exist. */
async function requireInTree({ db, session }: ContextOf<'getDownline'>, memberId: string): Promise<void> {
  const { rows } = await db.execute(
    sql`with recursive ${treeBelow(requireSession({ session }).memberId)} select 1 from tree where id = ${memberId}::bigint`,
  );
  if (rows.length === 0) throw new CallFailure('NOT_FOUND', 'This member is not in your downline.');
}

function isWanted({ level, name, memberId }: Query): SQL {
  const conditions = [sql`true`];
  if (level !== undefined) conditions.push(sql`tree.level = ${level}`);
  if (memberId !== undefined) conditions.push(sql`m.referrer_id = ${memberId}::bigint`);
  if (name) conditions.push(sql`(${hasPart(sql`m.username`, name)} or ${hasPart(sql`m.nickname`, name)})`);
  return sql.join(conditions, sql` and `);
}

interface Page {
  range: FigureRange;
  /** SQL of the request's filter: the clauses `from` and `where`. They use the relations `tree` and `m`. */
  found: SQL;
  /** SQL of the clauses `limit` and `offset`. */
  cut: SQL;
}

/**
 * SQL that follows `treeBelow`. It defines the relation `shown(id, level, nth)` with the members of a page; `nth` is
 * the position of a member.
 */
function shownOf({ query: { sort, order }, merchant }: ContextOf<'getDownline'>, { range, found, cut }: Page): SQL {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const inOrder = (by: SQL, id: SQL) => sql`row_number() over (order by ${by} ${direction}, ${id} ${direction}) nth`;
  if (sort === 'joinedAt' || sort === 'account') {
    const by = sort === 'account' ? sql`m.username` : sql`m.created_at`;
    return sql`shown as materialized (select m.id, tree.level, ${inOrder(by, sql`m.id`)} ${found} order by nth ${cut})`;
  }
  return sql`
    wanted as materialized (select m.id, tree.level ${found}),
    shown as materialized (
      select id, level, ${inOrder(sql`figure`, sql`id`)} from (${sumOf(sort, range, merchant, sql`wanted`)}) summed
      order by nth ${cut}
    )`;
}
