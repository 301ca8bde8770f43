import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { gameRounds } from '../db/schema/index.ts';

/**
 * SQL: sum of a member's stakes, in minor units, of finished rounds and bets that were placed since a moment. A lottery
 * bet that was placed earlier is not included, even if it is settled later.
 */
export const stakedSince = (memberId: AnyColumn, since: AnyColumn): SQL =>
  sql`(select coalesce(sum(${gameRounds.stake}), 0) from ${gameRounds}
    where ${gameRounds.memberId} = ${memberId} and ${gameRounds.at} >= ${since} and coalesce(${gameRounds.placedAt}, ${gameRounds.at}) >= ${since})`;
