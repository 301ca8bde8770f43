import { eq, inArray, sql } from 'drizzle-orm';
import { hashToken, createToken } from '../crypto/tokens.ts';
import type { Queries } from '../db/connect.ts';
import { chatTickets, lotteryTickets, playTickets, sessions } from '../db/schema/index.ts';
import { belongsToValidSession } from './validSession.ts';

/** Tables of tickets, with the columns `ticketHash`, `expiresAt`, `visitHash`, `visitUntil`, `sessionHash`. */
type TicketTable = typeof chatTickets | typeof playTickets;

interface Opening {
  ticket: string;
  /** Secret of the visit, from the browser's cookie. Undefined if the request has no such cookie. */
  visit: string | undefined;
  /** Minutes in which the same browser may open the address again. */
  visitMinutes: number;
}

/**
 * Redeems a ticket. The first opening starts a visit, and the browser stores its secret in a cookie. After that the
 * address opens only with the cookie, so a copied address does not work. Nothing opens after the end of the session
 * that requested the ticket.
 * @returns undefined if the ticket does not open; else the secret of the visit if it starts now.
 */
export async function redeemTicket(
  db: Queries,
  table: TicketTable,
  { ticket, visit, visitMinutes }: Opening,
): Promise<{ newVisit: string | undefined } | undefined> {
  const newVisit = createToken();
  const first = await db.execute(sql`
    update ${table} set visit_hash = ${hashToken(newVisit)}, visit_until = now() + make_interval(mins => ${visitMinutes})
    where ticket_hash = ${hashToken(ticket)} and visit_hash is null and expires_at > now()
      and ${belongsToValidSession(table.sessionHash)} returning 1`);
  if (first.rows.length > 0) return { newVisit };
  return (await isVisitOpen(db, table, { ticket, visit })) ? { newVisit: undefined } : undefined;
}

/** Whether this browser opened the ticket and the visit has not expired. This check changes nothing. */
export async function isVisitOpen(
  db: Queries,
  table: TicketTable,
  { ticket, visit }: Pick<Opening, 'ticket' | 'visit'>,
): Promise<boolean> {
  const found = await db.execute(sql`
    select 1 from ${table} where ticket_hash = ${hashToken(ticket)} and visit_hash = ${hashToken(visit ?? '')} and visit_until > now()
      and ${belongsToValidSession(table.sessionHash)}`);
  return found.rows.length > 0;
}

/**
 * Ends a member's visits of games and chats, and makes unused tickets invalid, including tickets of lotteries. This
 * also applies to the session that remains after a password change. Visits of all other sessions end with their
 * session, see `belongsToValidSession`.
 */
export async function endVisits(db: Queries, memberId: number): Promise<void> {
  for (const table of [playTickets, chatTickets]) {
    await db.execute(
      sql`update ${table} set visit_until = now(), expires_at = least(expires_at, now()) where member_id = ${memberId} and greatest(visit_until, expires_at) > now()`,
    );
  }
  const sessionsOfMember = db
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.memberId, memberId));
  await db.delete(lotteryTickets).where(inArray(lotteryTickets.sessionHash, sessionsOfMember));
}
