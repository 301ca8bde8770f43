import type { Merchant } from '@livery/merchant';
import { and, eq, sql } from 'drizzle-orm';
import { dayIn, monthAfter } from '../agent/calendar.ts';
import type { Queries } from '../db/connect.ts';
import { downlineDays, members } from '../db/schema/index.ts';
import { exponentOf } from '../wallet/minorUnits.ts';
import { type DownlineMember, makeDownline } from './agents/makeDownline.ts';
import { type DayFigures, makeFigures } from './agents/makeFigures.ts';
import { seedContracts } from './agents/seedContracts.ts';
import { seedStatements } from './agents/seedStatements.ts';
import { seedMembers } from './seedMembers.ts';

/** Number of full months with figures and statements before the current month. */
const pastMonths = 4;
const rowsAtOnce = 2_000;

/** Seeds the demo agent's downline: three levels of members, their figures, and the statements of the agents. */
export async function seedAgents(tx: Queries, merchant: Merchant): Promise<void> {
  // A database that was seeded before this agent existed gets the agent now.
  const agent =
    (await findAgent(tx, merchant)) ?? (await seedMembers(tx, merchant).then(() => findAgent(tx, merchant)));
  // A player has the agent's user name.
  if (agent === undefined) return;
  const downline = makeDownline(merchant.code);
  const ids = await createDownline(tx, merchant, downline, agent);
  const today = dayIn(merchant.timeZone);
  const days = makeFigures(downline, {
    merchantCode: merchant.code,
    from: monthAfter(today, -pastMonths),
    to: today,
    exponent: exponentOf(merchant),
  });
  await writeDays(tx, days, ids);
  await seedStatements(tx, merchant, { downline, days, ids, agentId: agent.id, today, pastMonths });
  await seedContracts(tx, merchant);
}

async function findAgent(tx: Queries, { code }: Merchant) {
  const [agent] = await tx
    .select({ id: members.id, passwordHash: members.passwordHash })
    .from(members)
    .where(and(eq(members.merchantCode, code), eq(members.username, 'agent1'), eq(members.isAgent, true)));
  return agent;
}

/**
 * Creates the members of a downline. A member whose name is taken is left out, with all members below.
 * @returns row ids by index in the downline.
 */
async function createDownline(
  tx: Queries,
  merchant: Merchant,
  downline: readonly DownlineMember[],
  agent: { id: number; passwordHash: string },
) {
  const ids = new Map<number, number>();
  for (const level of [1, 2, 3]) {
    const wanted = [...downline.entries()].filter(
      ([, one]) => one.level === level && (one.upline === undefined || ids.has(one.upline)),
    );
    if (wanted.length === 0) continue;
    const opened = await tx
      .insert(members)
      .values(
        wanted.map(([, { username, nickname, isAgent, upline, joinedDaysAgo }]) => ({
          merchantCode: merchant.code,
          username,
          nickname,
          isAgent,
          passwordHash: agent.passwordHash,
          referrerId: upline === undefined ? agent.id : ids.get(upline),
          registerMethod: 'H5',
          registerHost: 'sandbox',
          createdAt: new Date(Date.now() - joinedDaysAgo * 86_400_000),
          lastLoginAt: new Date(Date.now() - 86_400_000),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: members.id, username: members.username });
    const byName = new Map(opened.map(({ id, username }) => [username, id]));
    for (const [place, { username }] of wanted) if (byName.has(username)) ids.set(place, byName.get(username)!);
  }
  return ids;
}

type Ids = ReadonlyMap<number, number>;

/** Thousands of rows, as one JSON parameter for every 2,000 of them. */
async function writeDays(tx: Queries, days: readonly DayFigures[], ids: Ids): Promise<void> {
  const rows = days.flatMap(({ member, ...row }) => (ids.has(member) ? [{ member_id: ids.get(member), ...row }] : []));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(start, start + rowsAtOnce), (_name, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    await tx.execute(sql`
      insert into ${downlineDays} (member_id, day, deposits, withdrawals, turnover, payout, bonus, rebates)
      select * from jsonb_to_recordset(${json}::jsonb)
        as row (member_id bigint, day date, deposits bigint, withdrawals bigint, turnover bigint, payout bigint, bonus bigint, rebates bigint)`);
  }
}
