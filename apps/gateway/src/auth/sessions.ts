import type { Merchant } from '@livery/merchant';
import { and, between, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { hashToken, createToken } from '../crypto/tokens.ts';
import type { Database, Queries } from '../db/connect.ts';
import { prepareStatement } from '../db/prepareStatement.ts';
import { members, sessions } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import type { Member } from '../member/findMember.ts';
import { markPresent } from '../saferPlay/present.ts';

/** The session of a request. */
export interface Session {
  memberId: number;
  merchantCode: string;
  username: string;
  /** Types 0, 1, 2 are members; every other type is a trial. */
  type: number;
  isAgent: boolean;
  /** Time of the last use, accurate to five minutes. */
  seenAt: Date;
  tokenHash: Buffer;
  /**
   * The session that launched the lottery, if this session belongs to a lottery's frame. Such a session may only bet.
   */
  launchedBy: Buffer | null;
}

const lifetime = sql`interval '12 hours'`;

/** Minutes after which a trial ends, even if it is used. */
export const trialMinutes = 120;

/**
 * Creates a session and returns its token. A member's session ends 12 hours after its last use, a trial's after two
 * hours.
 * @param member as before this login: `lastLoginAt` is the previous login.
 */
export async function createSession(
  db: Queries,
  member: Pick<Member, 'id' | 'merchantCode' | 'type' | 'lastLoginAt'>,
): Promise<string> {
  const token = createToken();
  const kind = isTrial(member) ? 'trial' : 'member';
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    memberId: member.id,
    merchantCode: member.merchantCode,
    kind,
    previousLoginAt: member.lastLoginAt,
    expiresAt: kind === 'trial' ? sql`now() + make_interval(mins => ${trialMinutes})` : sql`now() + ${lifetime}`,
  });
  return token;
}

/**
 * Creates the session of a lottery's frame. It ends with the session that launched it. Use of the frame extends that
 * session.
 * @returns its token and its member.
 */
export async function createLotterySession(db: Queries, launchedBy: Buffer) {
  const [launcher] = await db
    .select({
      memberId: sessions.memberId,
      merchantCode: sessions.merchantCode,
      expiresAt: sessions.expiresAt,
      username: members.username,
      type: members.type,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, launchedBy), gt(sessions.expiresAt, sql`now()`), eq(members.status, 'active')))
    // A simultaneous logout waits for this lock. It then ends the new session too.
    .for('key share', { of: sessions });
  if (launcher === undefined) return undefined;
  const { memberId, merchantCode, expiresAt, username, type } = launcher;
  const token = createToken();
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), memberId, merchantCode, kind: 'lottery', launchedBy, expiresAt });
  return { token, merchantCode, userName: username, type, firstTimeLogin: false };
}

/**
 * Extends a member's session to 12 hours from now. A trial's end does not change.
 * @returns the end.
 * @throws SESSION_INVALID.
 */
export async function extendSession(db: Queries, { tokenHash }: Session): Promise<Date> {
  const [row] = await db
    .update(sessions)
    .set({
      renewedAt: sql`now()`,
      expiresAt: sql`case when ${sessions.kind} = 'trial' then ${sessions.expiresAt} else now() + ${lifetime} end`,
    })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ expiresAt: sessions.expiresAt });
  // A logout ended the session in the meantime.
  if (row === undefined) throw new CallFailure('SESSION_INVALID', 'The session ended. Log in again.');
  return row.expiresAt;
}

// Every call with a token runs this query.
const sessionOf = prepareStatement((db) =>
  db
    .select({
      memberId: members.id,
      merchantCode: sessions.merchantCode,
      username: members.username,
      type: members.type,
      isAgent: members.isAgent,
      seenAt: sessions.renewedAt,
      launchedBy: sessions.launchedBy,
      isDue: and(between(members.type, 0, 2), lt(sessions.renewedAt, sql`now() - interval '5 minutes'`))!.mapWith(
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

/**
 * Finds the session of a token at a merchant; undefined if it is missing or invalid. At most every five minutes this
 * extends the session and the session that launched it. It then also records that the member was present since the last
 * time.
 */
export async function findSession(
  db: Database,
  { token, merchant }: { token: string; merchant: Pick<Merchant, 'code' | 'timeZone'> },
): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const [found] = await sessionOf(db).execute({ tokenHash, merchantCode: merchant.code });
  if (found === undefined) return undefined;
  const { isDue, ...session } = found;
  // At most every five minutes, because a write for each request would be the most frequent write of the database.
  if (isDue) {
    await db
      .update(sessions)
      .set({ renewedAt: sql`now()`, expiresAt: sql`now() + ${lifetime}` })
      .where(inArray(sessions.tokenHash, session.launchedBy === null ? [tokenHash] : [tokenHash, session.launchedBy]));
    await markPresent(db, merchant, { memberId: session.memberId, since: session.seenAt });
  }
  return { ...session, tokenHash };
}

/**
 * Ends sessions and everything that they opened. Frames and tickets of lotteries are deleted with their session.
 * Tickets and visits of games and chats become invalid, because they are valid only as long as their session
 * (`belongsToValidSession`). The function waits for running requests of these sessions (`requireValidSession`).
 */
export async function endSessions(db: Queries, which: SQL | undefined): Promise<void> {
  await db.delete(sessions).where(which);
}

/** Whether an account of this type is a trial: every type except 0, 1 and 2. */
export const isTrial = ({ type }: { type: number }): boolean => type < 0 || type > 2;

/**
 * Requires a session.
 * @throws SESSION_MISSING.
 */
export function requireSession({ session }: { session: Session | undefined }): Session {
  if (session === undefined)
    throw new CallFailure('SESSION_MISSING', 'The call needs a session. Log in and send its token as Authorization.');
  return session;
}
