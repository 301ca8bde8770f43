import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members, sessions } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';

const isAlive = and(gt(sessions.expiresAt, sql`now()`), eq(members.status, 'active'));

/**
 * Condition on a row that a session made, such as a ticket: the session has not ended. A logout, a new password, the end
 * of its time and a closed account end a session, and with it everything that it opened.
 * @param sessionHash column with the hash of the session's token
 */
export const isOfAliveSession = (sessionHash: unknown) =>
  sql`exists (
    select 1 from ${sessions} join ${members} on ${members.id} = ${sessions.memberId}
    where ${sessions.tokenHash} = ${sessionHash} and ${isAlive})`;

/**
 * Requires that a session has not ended, and holds it until the end of the transaction: a logout at the same moment either
 * comes first, and then nothing is done, or waits until the transaction is over.
 * @throws SESSION_INVALID.
 */
export async function requireAliveSession(tx: Queries, sessionHash: Buffer): Promise<void> {
  const [alive] = await tx
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, sessionHash), isAlive))
    .for('key share', { of: sessions });
  if (alive === undefined) throw new CallFailure('SESSION_INVALID', 'The session ended. Log in again.');
}
