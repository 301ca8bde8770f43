import { eq } from 'drizzle-orm';
import { hashToken } from '../crypto/tokens.ts';
import type { Queries } from '../db/connect.ts';
import { games, playTickets, vendors } from '../db/schema/index.ts';
import { redeemTicket } from '../auth/oneTimeTickets.ts';

/** Cookie with the secret of a visit, for the ticket's path only. */
export const visitCookie = 'visit';

/** Minutes after the first opening in which the same browser may reload. */
export const visitMinutes = 30;

/**
 * Redeems a ticket and returns the data of its page; undefined if the ticket does not open. See `redeemTicket`.
 * Afterwards the same browser may reload for half an hour.
 */
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
      classification: games.classification,
      vendorName: vendors.name,
    })
    .from(playTickets)
    .innerJoin(games, eq(games.id, playTickets.gameRow))
    .innerJoin(vendors, eq(vendors.code, games.vendorCode))
    .where(eq(playTickets.ticketHash, hashToken(ticket)));
  return opened && { ...opened, ...opening };
}

/** Target of the link on the page of a ticket that does not open. */
interface TicketExit {
  /** Code of the ticket's merchant. Undefined if the ticket does not exist. */
  merchantCode?: string;
  language: string;
  backUrl: string;
}

/** Merchant, language and exit link of a ticket, valid or not; defaults if the ticket does not exist. */
export async function findTicketExit(db: Queries, ticket: string): Promise<TicketExit> {
  const [found] = await db
    .select({
      merchantCode: playTickets.merchantCode,
      language: playTickets.language,
      backUrl: playTickets.backUrl,
    })
    .from(playTickets)
    .where(eq(playTickets.ticketHash, hashToken(ticket)));
  return found ?? { language: 'EN', backUrl: '/m/home' };
}
