import { and, eq, sql } from 'drizzle-orm';
import { hashToken, createToken } from '../crypto/tokens.ts';
import { games, playTickets, vendors } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { isTrial, requireSession } from '../auth/sessions.ts';
import { markPresent } from '../saferPlay/present.ts';
import { requireCanPlay } from '../saferPlay/requireCanPlay.ts';
import { playHostOf } from './playHost.ts';
import { launchLottery } from './launchLottery.ts';
import { recordRecentGame } from './recentGames.ts';

/** Path prefix of game pages; the ticket follows. */
export const playPath = '/sandbox/play';

/**
 * Creates a one-time ticket and returns its link, which must be opened within two minutes. A lottery opens in the app's
 * own frame. Any other game opens on a page, on the merchant's host of games if it has one. A trial account plays with
 * its trial money; it may open lotteries, and games that support FREE play.
 */
export async function launchGame(context: ContextOf<'launchGame'>): Promise<ValueOf<'launchGame'>> {
  const { db, merchant, query, language, origin, site } = context;
  const session = requireSession(context);
  const { memberId } = session;
  const [game] = await db
    .select({
      id: games.id,
      isOpen: games.isOpen,
      gameId: games.gameId,
      roomId: games.roomId,
      supportPlay: games.supportPlay,
      vendorCode: games.vendorCode,
      gameGroupId: games.gameGroupId,
      lottoMode: games.lottoMode,
      isInMaintenance: vendors.isInMaintenance,
    })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendorCode))
    .where(
      and(
        eq(games.nodeId, query.nodeId),
        eq(games.vendorCode, query.vassalage),
        eq(games.gameType, query.gameCategory),
      ),
    );
  const isNamed =
    game !== undefined &&
    (query.gameId ? query.gameId === game.gameId : query.roomId ? query.roomId === game.roomId : true);
  if (!isNamed) throw new CallFailure('NOT_FOUND', 'This vendor does not have this game.');
  if (game.isInMaintenance)
    throw new CallFailure('VENDOR_MAINTENANCE', "The vendor's games can't be opened at the moment.");
  if (!game.isOpen) throw new CallFailure('GAME_UNAVAILABLE', "The game can't be opened now.");
  const isLottery = query.gameCategory === 'LOTT' || query.gameCategory === 'ELOTT';
  if (isTrial(session) && !isLottery && !game.supportPlay.split(',').includes('FREE')) {
    throw new CallFailure('TRIAL_NOT_ALLOWED', 'This game needs real money. A trial account can play other games.');
  }
  await markPresent(db, merchant, { memberId, since: session.seenAt });
  await requireCanPlay(db, { merchant, memberId });
  const lotteryUrl = isLottery ? await launchLottery(context, { session, game }) : undefined;
  if (lotteryUrl !== undefined) {
    await recordRecentGame(db, { memberId, gameRow: game.id });
    return { url: lotteryUrl };
  }
  const ticket = createToken();
  // The host of games is also a host of this gateway only if the page and its calls share a host.
  const playHost = origin === undefined ? playHostOf(merchant, site) : undefined;
  await db.insert(playTickets).values({
    ticketHash: hashToken(ticket),
    memberId,
    sessionHash: session.tokenHash,
    merchantCode: merchant.code,
    gameRow: game.id,
    language,
    // If the page has another host than the gateway, the link back has the merchant's origin.
    backUrl: `${origin ?? (playHost === undefined ? '' : site)}${query.backUrl ?? '/m/home'}`,
    expiresAt: sql`now() + interval '2 minutes'`,
  });
  await recordRecentGame(db, { memberId, gameRow: game.id });
  return { url: `${playHost ?? ''}${playPath}/${ticket}` };
}
