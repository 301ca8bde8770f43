import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { draws } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { upcomingDrawValueOf, drawnNumbersOf, drawnStates } from './drawRows.ts';
import { findLottery } from './lotteryRows.ts';
import { databaseNow } from './scheduleDraws.ts';

const verification =
  'Before a draw, its commitment is published: the SHA-256 of a secret seed of 32 bytes. After the draw, the seed is published. The numbers come from a stream: HMAC-SHA256 under the seed ' +
  'of "<gameCode>|<issue>|<n>" for n = 0, 1, 2 …, read as 32-bit numbers, big-endian. A number from 0 to k - 1 is the next number of the stream that is less than the ' +
  'largest multiple of k up to 2^32, modulo k. Five digits and Vietnamese prizes use k = 10 for each digit, with the prizes in their order; dice use k = 6, plus 1; balls and ' +
  'runners are removed from the list 1, 2, 3 … one at a time, at a position drawn with k = the number of those left.';

export async function getDraws(context: ContextOf<'getDraws'>): Promise<ValueOf<'getDraws'>> {
  const { db, query } = context;
  const lottery = await findLottery(db, query.gameCode);
  const now = await databaseNow(db);
  const ahead = await db
    .select()
    .from(draws)
    .where(
      and(
        eq(draws.gameCode, lottery.code),
        inArray(draws.status, ['open', 'closed']),
        sql`${draws.opensAt} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(draws.drawsAt));
  const current = ahead.find(({ closesAt }) => closesAt > now);
  const closed = ahead.find(({ closesAt }) => closesAt <= now);
  const past = and(eq(draws.gameCode, lottery.code), inArray(draws.status, [...drawnStates]));
  const [total] = await db.select({ count: count() }).from(draws).where(past);
  const { limit, offset } = pageRange(query);
  const found = await db.select().from(draws).where(past).orderBy(desc(draws.drawsAt)).limit(limit).offset(offset);
  return {
    gameCode: lottery.code,
    gameName: localised(lottery.name, context),
    serverTime: now.toISOString(),
    ...(current && { current: upcomingDrawValueOf(current) }),
    ...(closed && { closed: upcomingDrawValueOf(closed) }),
    ...toPage(
      found.map((draw) => ({
        ...drawnNumbersOf(draw),
        status: draw.status === 'settled' ? ('SETTLED' as const) : ('DRAWN' as const),
        commitment: draw.commitment.toString('hex'),
        seed: draw.seed.toString('hex'),
      })),
      total?.count ?? 0,
      query,
    ),
    verification,
  };
}
