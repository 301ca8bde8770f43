import { and, eq, gt, sql } from 'drizzle-orm';
import { createLotterySession } from '../auth/sessions.ts';
import { hashToken } from '../crypto/tokens.ts';
import { lotteryTickets } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';

/**
 * Exchanges a lottery's ticket for the session of its frame. A ticket is accepted only once, at its own merchant.
 */
export async function openLottery({ db, merchant, body }: ContextOf<'openLottery'>): Promise<ValueOf<'openLottery'>> {
  return runInTransaction(db, async (tx) => {
    const isTicket = and(
      eq(lotteryTickets.ticketHash, hashToken(body.ticket)),
      gt(lotteryTickets.expiresAt, sql`now()`),
    );
    const [found] = await tx.select({ sessionHash: lotteryTickets.sessionHash }).from(lotteryTickets).where(isTicket);
    // Lock the session before the ticket, in the same order as a logout.
    const session = found && (await createLotterySession(tx, found.sessionHash));
    const [ticket] = await tx.delete(lotteryTickets).where(isTicket).returning();
    if (ticket === undefined || session?.merchantCode !== merchant.code)
      throw new CallFailure('SESSION_INVALID', 'This address was used or has expired. Open the lottery again.');
    const { gameCode, prizeMode, isLobby } = ticket;
    return { session, gameCode, prizeMode, isLobby };
  });
}
