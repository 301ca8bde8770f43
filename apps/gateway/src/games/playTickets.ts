import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { hashToken, newToken } from '../crypto/tokens.ts';
import type { Queries } from '../db/connect.ts';
import { games, playTickets, vendors } from '../db/schema/index.ts';

/** Minutes after the first opening in which the same browser may reload. */
export const visitMinutes = 30;

/**
 * Uses a ticket. The first opening ties it to a visit, whose secret the browser keeps in a cookie; only with that cookie
 * does the address open again, for half an hour. A copied address opens nothing.
 */
export async function useTicket(db: Queries, { ticket, visit }: { ticket: string; visit: string | undefined }) {
  const newVisit = newToken();
  const ticketHash = hashToken(ticket);
  const [first] = await db
    .update(playTickets)
    .set({ visitHash: hashToken(newVisit), visitUntil: sql`now() + make_interval(mins => ${visitMinutes})` })
    .where(and(eq(playTickets.ticketHash, ticketHash), isNull(playTickets.visitHash), gt(playTickets.expiresAt, sql`now()`)))
    .returning({ memberId: playTickets.memberId });
  const isVisitor = and(eq(playTickets.visitHash, hashToken(first === undefined ? (visit ?? '') : newVisit)), gt(playTickets.visitUntil, sql`now()`));
  const [opened] = await db
    .select({
      memberId: playTickets.memberId, merchantCode: playTickets.merchantCode, language: playTickets.language, backUrl: playTickets.backUrl,
      mobileFolder: vendors.mobileFolder, icon: games.icon, name: games.name, gameType: games.gameType, vendorName: vendors.name,
    })
    .from(playTickets)
    .innerJoin(games, eq(games.id, playTickets.gameRow))
    .innerJoin(vendors, eq(vendors.code, games.vendorCode))
    .where(and(eq(playTickets.ticketHash, ticketHash), isVisitor));
  return opened === undefined ? undefined : { ...opened, newVisit: first === undefined ? undefined : newVisit };
}

/** Language and way out of a ticket, whether or not it still opens; those of a stranger where it was never made. */
export async function wayOut(db: Queries, ticket: string): Promise<{ language: string; backUrl: string }> {
  const [found] = await db
    .select({ language: playTickets.language, backUrl: playTickets.backUrl })
    .from(playTickets)
    .where(eq(playTickets.ticketHash, hashToken(ticket)));
  return found ?? { language: 'EN', backUrl: '/m/home' };
}
