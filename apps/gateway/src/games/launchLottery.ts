import { asc, eq, sql } from 'drizzle-orm';
import type { Session } from '../auth/sessions.ts';
import { createToken, hashToken } from '../crypto/tokens.ts';
import { lotteryGames, lotteryTickets } from '../db/schema/index.ts';
import type { ContextOf } from '../http/callContext.ts';

/** Path of the frame in the app. Its middle part identifies the interface; there is only one. */
const framePath = '/m/lotto-h5/1';

interface Launched {
  session: Session;
  game: { id: number; vendorCode: string; gameId: string; gameGroupId: string | null; lottoMode: string | null };
}

/**
 * Creates the ticket of a lottery and returns the address of its frame on the merchant's own host; undefined if the
 * vendor has no lottery. A catalogue tile may have no lottery of its own. Then the vendor's lobby opens, with a lottery
 * of the same kind if the vendor has one.
 */
export async function launchLottery(
  { db, merchant, query, language, origin, site }: ContextOf<'launchGame'>,
  { session, game }: Launched,
): Promise<string | undefined> {
  const ofVendor = await db
    .select()
    .from(lotteryGames)
    .where(eq(lotteryGames.vendorCode, game.vendorCode))
    .orderBy(asc(lotteryGames.rank));
  const own = ofVendor.find(({ gameRow }) => gameRow === game.id);
  const lottery = own ?? ofVendor.find(({ kind }) => kind === game.gameGroupId) ?? ofVendor[0];
  if (lottery === undefined) return undefined;
  const isEntertainment = game.lottoMode?.includes('Entertainment') === true;
  const prizeMode = query.prizeMode ?? (lottery.category === 'ELOTT' ? 'Elott' : isEntertainment ? 'ZY' : 'Lott');
  const ticket = createToken();
  await db.insert(lotteryTickets).values({
    ticketHash: hashToken(ticket),
    sessionHash: session.tokenHash,
    gameCode: lottery.code,
    prizeMode,
    isLobby: own === undefined || query.gameCode === 'lobby',
    expiresAt: sql`now() + interval '2 minutes'`,
  });
  const playType = prizeMode === 'ZY' || (prizeMode === 'Elott' && isEntertainment) ? 'ent' : 'trad';
  const values = new URLSearchParams({
    token: ticket,
    merchant: merchant.code,
    css: `${merchant.code}.css`,
    prize_mode: prizeMode,
    lang: language,
  });
  return `${origin ?? site}${framePath}/${playType}/games/${encodeURIComponent(game.gameId)}?${values}`;
}
