import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { members } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { treeBelow } from './figures.ts';
import { rebateRates, toPercent } from './rates.ts';

const uplines = alias(members, 'upline');

export async function getAgentInfo(context: ContextOf<'getAgentInfo'>): Promise<ValueOf<'getAgentInfo'>> {
  const { db } = context;
  const { memberId } = requireSession(context);
  const [[agent], { rows: levels }] = await Promise.all([
    db
      .select({ agent: members, upline: uplines.username })
      .from(members)
      .leftJoin(uplines, eq(uplines.id, members.referrerId))
      .where(eq(members.id, memberId)),
    db.execute<{ level: number; members: number; agents: number }>(sql`
      with recursive ${treeBelow(memberId)}
      select level, count(*)::int members, count(*) filter (where is_agent)::int agents from tree join ${members} using (id) group by level order by level`),
  ]);
  const { username, nickname, createdAt, referralCode } = agent!.agent;
  const upline = agent!.upline;
  return {
    account: username,
    nickname,
    joinedAt: createdAt.toISOString(),
    referralCode,
    ...(upline !== null && { upline }),
    members: levels.reduce((sum, one) => sum + one.members, 0),
    agents: levels.reduce((sum, one) => sum + one.agents, 0),
    levels: levels.map((one) => ({ level: one.level, members: one.members })),
    rebateRates: rebateRates.map((rate, index) => ({ level: index + 1, rate: toPercent(rate) })),
  };
}
