import { sql } from 'drizzle-orm';
import { hashToken, createToken } from '../crypto/tokens.ts';
import type { Queries } from '../db/connect.ts';
import { chatTickets, playTickets } from '../db/schema/index.ts';

/** Tables whose rows are tickets: `ticketHash`, `expiresAt`, `visitHash`, `visitUntil`. */
type TicketTable = typeof chatTickets | typeof playTickets;

interface Opening {
  ticket: string;
  /** The visit's secret, as the browser's cookie has it. */
  visit: string | undefined;
  /** How long the same browser may come back. */
  visitMinutes: number;
}

/**
 * Uses a ticket. The first opening ties it to a visit, whose secret the browser keeps in a cookie; only with that cookie
 * does the address open again. A copied address opens nothing.
 * @returns undefined where it does not open; else the secret of a visit that began now, if one did.
 */
export async function redeemTicket(
  db: Queries,
  table: TicketTable,
  { ticket, visit, visitMinutes }: Opening,
): Promise<{ newVisit: string | undefined } | undefined> {
  const newVisit = createToken();
  const first = await db.execute(sql`
    update ${table} set visit_hash = ${hashToken(newVisit)}, visit_until = now() + make_interval(mins => ${visitMinutes})
    where ticket_hash = ${hashToken(ticket)} and visit_hash is null and expires_at > now() returning 1`);
  if (first.rows.length > 0) return { newVisit };
  return (await isVisitOpen(db, table, { ticket, visit })) ? { newVisit: undefined } : undefined;
}

/** Is it the browser that opened the ticket, in time? Uses nothing up. */
export async function isVisitOpen(
  db: Queries,
  table: TicketTable,
  { ticket, visit }: Pick<Opening, 'ticket' | 'visit'>,
): Promise<boolean> {
  const found = await db.execute(sql`
    select 1 from ${table} where ticket_hash = ${hashToken(ticket)} and visit_hash = ${hashToken(visit ?? '')} and visit_until > now()`);
  return found.rows.length > 0;
}

/**
 * Ends a member's visits and what was handed out to open one: games and chats, whichever session they came from. For a new
 * password. A logout leaves them: a ticket does not know its session, and a visit ends by itself within the hour.
 */
export async function endVisits(db: Queries, memberId: number): Promise<void> {
  for (const table of [playTickets, chatTickets]) {
    await db.execute(
      sql`update ${table} set visit_until = now(), expires_at = least(expires_at, now()) where member_id = ${memberId} and greatest(visit_until, expires_at) > now()`,
    );
  }
}
