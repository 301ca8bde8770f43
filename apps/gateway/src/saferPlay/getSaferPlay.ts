import { and, eq, gte, sql } from 'drizzle-orm';
import { requireSession, type Session } from '../auth/sessions.ts';
import type { Queries } from '../db/connect.ts';
import { entries, sessions } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { limitValues } from './limitValues.ts';
import { readPeriods } from './periods.ts';
import { findBreak } from './requireNoBreak.ts';

export async function getSaferPlay(context: ContextOf<'getSaferPlay'>): Promise<ValueOf<'getSaferPlay'>> {
  const { db, merchant } = context;
  const session = requireSession(context);
  const { memberId } = session;
  const { since, previousLogin, staked, won } = await playedInSession(db, session);
  const shown = (minorUnits: bigint) => toDecimal(minorUnits, exponentOf(merchant));
  const holding = await findBreak(db, memberId);
  return {
    limits: await limitValues(db, { merchant, memberId, periods: await readPeriods(db, merchant) }),
    ...(holding && { break: holding }),
    session: {
      since: since.toISOString(),
      // Returned stakes can be of earlier bets, so the sum can be negative.
      staked: shown(staked > 0n ? staked : 0n),
      won: shown(won),
      net: shown(won - staked),
      ...(previousLogin !== null && { previousLogin: previousLogin.toISOString() }),
    },
    licence: merchant.licence.saferPlay,
  };
}

/** The start of a session, the login before it, and its member's stakes and payouts since the start, in minor units. */
async function playedInSession(db: Queries, { memberId, tokenHash }: Session) {
  const [session] = await db
    .select({ since: sessions.createdAt, previousLogin: sessions.previousLoginAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  // A logout ended the session in the meantime.
  if (session === undefined) throw new CallFailure('SESSION_INVALID', 'The session ended. Log in again.');
  const sum = (kinds: string[], sign: 1 | -1) =>
    sql`${sql.raw(String(sign))} * coalesce(sum(${entries.amount}) filter (where ${entries.kind} in ${kinds}), 0)`.mapWith(
      BigInt,
    );
  const [played] = await db
    .select({ staked: sum(['BET', 'REFUND'], -1), won: sum(['PAYOUT'], 1) })
    .from(entries)
    .where(and(eq(entries.memberId, memberId), gte(entries.createdAt, session.since)));
  return { ...session, ...played! };
}
