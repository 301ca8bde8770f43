import { eq } from 'drizzle-orm';
import { hashToken } from '../crypto/tokens.ts';
import type { Queries } from '../db/connect.ts';
import { games, playTickets, vendors } from '../db/schema/index.ts';
import { redeemTicket } from '../auth/oneTimeTickets.ts';

/** Holds the secret of a visit, for the ticket's address only. */
export const visitCookie = 'visit';

/** Minutes after the first opening in which the same browser may reload. */
export const visitMinutes = 30;

/** Uses a ticket, with what its page shows. See `redeemTicket` for how often it opens; afterwards for half an hour. */
export async function redeemPlayTicket(db: Queries, { ticket, visit }: { ticket: string; visit: string | undefined }) {
  const opening = await redeemTicket(db, playTickets, { ticket, visit, visitMinutes });
  if (opening === undefined) return undefined;
  const [opened] = await db
    .select({
      memberId: playTickets.memberId,
      merchantCode: playTickets.merchantCode,
      language: playTickets.language,
      backUrl: playTickets.backUrl,
      nextSeed: playTickets.nextSeed,
      minBet: games.minBet,
      mobileFolder: vendors.mobileFolder,
      icon: games.icon,
      name: games.name,
      gameType: games.gameType,
      vendorName: vendors.name,
    })
    .from(playTickets)
    .innerJoin(games, eq(games.id, playTickets.gameRow))
    .innerJoin(vendors, eq(vendors.code, games.vendorCode))
    .where(eq(playTickets.ticketHash, hashToken(ticket)));
  return opened && { ...opened, ...opening };
}

/** Language and way out of a ticket, whether or not it still opens; those of a stranger where it was never made. */
export async function findTicketExit(db: Queries, ticket: string): Promise<{ language: string; backUrl: string }> {
  const [found] = await db
    .select({ language: playTickets.language, backUrl: playTickets.backUrl })
    .from(playTickets)
    .where(eq(playTickets.ticketHash, hashToken(ticket)));
  return found ?? { language: 'EN', backUrl: '/m/home' };
}
