import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashToken, newToken } from '../crypto/tokens.ts';
import type { Queries } from '../db/connect.ts';
import { members, sessions } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';

/** Someone signed in. */
export interface Session {
  memberId: number;
  merchantCode: string;
  username: string;
  tokenHash: Buffer;
}

const lifetime = sql`interval '12 hours'`;

/** Opens a session and returns its token. It ends 12 hours after its last use. */
export async function openSession(db: Queries, member: { id: number; merchantCode: string }): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token), memberId: member.id, merchantCode: member.merchantCode, expiresAt: sql`now() + ${lifetime}`,
  });
  return token;
}

/** The session of a token at this merchant; undefined when there is none, whatever the reason. */
export async function findSession(db: Queries, { token, merchantCode }: { token: string; merchantCode: string }): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ memberId: members.id, merchantCode: sessions.merchantCode, username: members.username, isDue: lt(sessions.renewedAt, sql`now() - interval '5 minutes'`) })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.merchantCode, merchantCode), gt(sessions.expiresAt, sql`now()`), eq(members.status, 'active')));
  if (found === undefined) return undefined;
  const { isDue, ...session } = found;
  // Written at most every five minutes: a row changed by every request would be the busiest of the database.
  if (isDue) {
    await db.update(sessions).set({ renewedAt: sql`now()`, expiresAt: sql`now() + ${lifetime}` }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { ...session, tokenHash };
}

export async function closeSession(db: Queries, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
}

/** The session of a call that only someone signed in may make. */
export function signedIn({ session }: { session: Session | undefined }): Session {
  if (session === undefined) throw new CallFailure('SESSION_MISSING', 'The call needs a session. Log in and send its token as Authorization.');
  return session;
}
