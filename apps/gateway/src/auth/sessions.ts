import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashToken, createToken } from '../crypto/tokens.ts';
import type { Database, Queries } from '../db/connect.ts';
import { prepareStatement } from '../db/prepareStatement.ts';
import { members, sessions } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';

/** Someone signed in. */
export interface Session {
  memberId: number;
  merchantCode: string;
  username: string;
  /** 0, 1, 2 are members; every other type is a trial. */
  type: number;
  isAgent: boolean;
  tokenHash: Buffer;
}

const lifetime = sql`interval '12 hours'`;

/** A trial is over after this, used or not. */
export const trialMinutes = 120;

/** Opens a session and returns its token. A member's ends 12 hours after its last use, a trial's after two hours. */
export async function createSession(
  db: Queries,
  member: { id: number; merchantCode: string; type: number },
): Promise<string> {
  const token = createToken();
  const kind = isTrial(member) ? 'trial' : 'member';
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    memberId: member.id,
    merchantCode: member.merchantCode,
    kind,
    expiresAt: kind === 'trial' ? sql`now() + make_interval(mins => ${trialMinutes})` : sql`now() + ${lifetime}`,
  });
  return token;
}

/** Lengthens a member's session by its whole lifetime from now on; a trial's keeps its end. Answers with the end. */
export async function extendSession(db: Queries, { tokenHash }: Session): Promise<Date> {
  const [row] = await db
    .update(sessions)
    .set({
      renewedAt: sql`now()`,
      expiresAt: sql`case when ${sessions.kind} = 'trial' then ${sessions.expiresAt} else now() + ${lifetime} end`,
    })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ expiresAt: sessions.expiresAt });
  // Ended a moment ago, by a logout elsewhere.
  if (row === undefined) throw new CallFailure('SESSION_INVALID', 'The session ended. Log in again.');
  return row.expiresAt;
}

// Every call of someone signed in asks this.
const sessionOf = prepareStatement((db) =>
  db
    .select({
      memberId: members.id,
      merchantCode: sessions.merchantCode,
      username: members.username,
      type: members.type,
      isAgent: members.isAgent,
      isDue: and(eq(sessions.kind, 'member'), lt(sessions.renewedAt, sql`now() - interval '5 minutes'`))!.mapWith(
        Boolean,
      ),
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(sessions.merchantCode, sql.placeholder('merchantCode')),
        gt(sessions.expiresAt, sql`now()`),
        eq(members.status, 'active'),
      ),
    )
    .prepare('session_of'),
);

/** The session of a token at this merchant; undefined when there is none, whatever the reason. */
export async function findSession(
  db: Database,
  { token, merchantCode }: { token: string; merchantCode: string },
): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const [found] = await sessionOf(db).execute({ tokenHash, merchantCode });
  if (found === undefined) return undefined;
  const { isDue, ...session } = found;
  // Written at most every five minutes: a row changed by every request would be the busiest of the database.
  if (isDue)
    await db
      .update(sessions)
      .set({ renewedAt: sql`now()`, expiresAt: sql`now() + ${lifetime}` })
      .where(eq(sessions.tokenHash, tokenHash));
  return { ...session, tokenHash };
}

export async function deleteSession(db: Queries, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
}

/** Is it a trial account? Everything but 0, 1 and 2 is. */
export const isTrial = ({ type }: { type: number }): boolean => type < 0 || type > 2;

/** The session of a call that only someone signed in may make. */
export function requireSession({ session }: { session: Session | undefined }): Session {
  if (session === undefined)
    throw new CallFailure('SESSION_MISSING', 'The call needs a session. Log in and send its token as Authorization.');
  return session;
}
