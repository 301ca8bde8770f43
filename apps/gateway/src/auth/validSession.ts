import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members, sessions } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';

const isAlive = and(gt(sessions.expiresAt, sql`now()`), eq(members.status, 'active'));

/**
 * SQL condition for a row that a session created, for example a ticket: the session is still valid. A session ends with
 * a logout, a new password, its expiry or a closed account. Everything that it opened ends with it.
 * @param sessionHash column with the hash of the session's token
 */
export const belongsToValidSession = (sessionHash: unknown) =>
  sql`exists (
    select 1 from ${sessions} join ${members} on ${members.id} = ${sessions.memberId}
    where ${sessions.tokenHash} = ${sessionHash} and ${isAlive})`;

/**
 * Requires that a session is still valid, and locks it until the transaction ends. A simultaneous logout either commits
 * first, so that this transaction is refused, or waits until this transaction ends.
 * @throws SESSION_INVALID.
 */
export async function requireValidSession(tx: Queries, sessionHash: Buffer): Promise<void> {
  const [alive] = await tx
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, sessionHash), isAlive))
    .for('key share', { of: sessions });
  if (alive === undefined) throw new CallFailure('SESSION_INVALID', 'The session ended. Log in again.');
}
