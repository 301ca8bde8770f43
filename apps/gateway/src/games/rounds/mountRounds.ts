import type { Merchant } from '@livery/merchant';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { belongsToValidSession, requireValidSession } from '../../auth/validSession.ts';
import { hashToken } from '../../crypto/tokens.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { games, playTickets, vendors } from '../../db/schema/index.ts';
import { CallFailure } from '../../http/callFailure.ts';
import { runOnce, readIdempotencyKey } from '../../http/idempotency.ts';
import type { MerchantDirectory } from '../../http/merchantDirectory.ts';
import { readJson } from '../../http/readRequest.ts';
import { failed, failureOf, succeeded } from '../../http/replies.ts';
import { playPath } from '../launchGame.ts';
import { visitCookie } from '../playTickets.ts';
import { playRound } from './playRound.ts';

interface Parts {
  db: Database;
  merchants: MerchantDirectory;
  log: (line: string) => void;
}

const roundBody = v.strictObject({ stake: v.pipe(v.string(), v.maxLength(20)), choice: v.optional(v.unknown()) });

/**
 * Serves `POST /sandbox/play/<ticket>`: one round. It needs the cookie of the browser that opened the ticket, and
 * `requireSameOrigin` rejects pages of other origins. A repeated `Idempotency-Key` plays one round only.
 */
export function mountRounds(app: Hono, { db, merchants, log }: Parts): void {
  app.post(`${playPath}/:ticket`, async (context) => {
    try {
      const named = { ticket: context.req.param('ticket'), visit: getCookie(context, visitCookie) ?? '' };
      const key = readIdempotencyKey(context.req.raw);
      const body = await readJson(context.req.raw, roundBody);
      const { memberId, sessionHash, merchant } = await visitOf(db, merchants, named);
      const intent = {
        merchantCode: merchant.code,
        memberId,
        call: 'round',
        key,
        payload: [hashToken(named.ticket).toString('hex'), body],
      };
      return succeeded(
        await runOnce(db, intent, async (tx) => {
          // Lock the session before the ticket, because a password change locks sessions and tickets in this order too.
          await requireValidSession(tx, sessionHash);
          return playRound(tx, merchant, await lockTicket(tx, named), { ...body, key });
        }),
      );
    } catch (error) {
      return failed(failureOf(error, log));
    }
  });
}

interface Named {
  ticket: string;
  visit: string;
}

const isOpen = ({ ticket, visit }: Named) =>
  and(
    eq(playTickets.ticketHash, hashToken(ticket)),
    eq(playTickets.visitHash, hashToken(visit)),
    gt(playTickets.visitUntil, sql`now()`),
  );

const closed = () => new CallFailure('SESSION_INVALID', 'This visit is over. Open the game again.');

async function visitOf(
  db: Queries,
  merchants: MerchantDirectory,
  named: Named,
): Promise<{ memberId: number; sessionHash: Buffer; merchant: Merchant }> {
  const [found] = await db
    .select({
      memberId: playTickets.memberId,
      sessionHash: playTickets.sessionHash,
      merchantCode: playTickets.merchantCode,
    })
    .from(playTickets)
    .where(and(isOpen(named), belongsToValidSession(playTickets.sessionHash)));
  const merchant = found && merchants.find(found.merchantCode);
  if (found === undefined || merchant === undefined) throw closed();
  return { ...found, merchant };
}

/**
 * Finds the ticket with its game and locks its row: rounds of a ticket run one after the other, each with its own seed.
 */
async function lockTicket(tx: Queries, named: Named) {
  const [ticket] = await tx
    .select({
      ticketHash: playTickets.ticketHash,
      nextSeed: playTickets.nextSeed,
      memberId: playTickets.memberId,
      gameRow: playTickets.gameRow,
      language: playTickets.language,
    })
    .from(playTickets)
    .where(isOpen(named))
    .for('update');
  if (ticket === undefined) throw closed();
  const [game] = await tx
    .select({
      gameType: games.gameType,
      classification: games.classification,
      vendorCode: games.vendorCode,
      minBet: games.minBet,
      isOpen: games.isOpen,
      isInMaintenance: vendors.isInMaintenance,
    })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendorCode))
    .where(eq(games.id, ticket.gameRow));
  if (game?.isInMaintenance)
    throw new CallFailure('VENDOR_MAINTENANCE', "The vendor's games can't be played at the moment.");
  if (!game?.isOpen) throw new CallFailure('GAME_UNAVAILABLE', "The game can't be played now.");
  return { ...ticket, ...game };
}
