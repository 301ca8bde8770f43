import { and, eq, gt, sql } from 'drizzle-orm';
import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/index.ts';
import type { Welcome } from './createMember.ts';

/** Member type of trial accounts. */
export const trialType = 4;

/** Maximum number of trials per merchant and minute, so that a script cannot fill the tables. */
const mostInAMinute = 60;

export const trialWelcome: Welcome = { kind: 'TRIAL', amount: 2_000 };

/** Seconds until another trial may be created; 0 if one may be created now. */
export async function secondsUntilTrial(db: Queries, { code }: Merchant): Promise<number> {
  const [opened] = await db
    .select({
      count: sql<number>`count(*)::int`,
      pause: sql<number>`coalesce(greatest(1, ceil(60 - extract(epoch from now() - min(${members.createdAt})))), 0)::int`,
    })
    .from(members)
    .where(
      and(
        eq(members.merchantCode, code),
        eq(members.type, trialType),
        gt(members.createdAt, sql`now() - interval '1 minute'`),
      ),
    );
  return opened === undefined || opened.count < mostInAMinute ? 0 : opened.pause;
}
