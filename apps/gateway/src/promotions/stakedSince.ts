import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { gameRounds } from '../db/schema/index.ts';

/**
 * Stakes of a member, in minor units, of rounds and bets that are over and were placed since a moment: a lottery bet from
 * before does not count for what began while it waited for its draw.
 */
export const stakedSince = (memberId: AnyColumn, since: AnyColumn): SQL =>
  sql`(select coalesce(sum(${gameRounds.stake}), 0) from ${gameRounds}
    where ${gameRounds.memberId} = ${memberId} and ${gameRounds.at} >= ${since} and coalesce(${gameRounds.placedAt}, ${gameRounds.at}) >= ${since})`;
