import type { Merchant } from '@livery/merchant';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { gamePlays, games, hotGames } from '../db/schema/index.ts';
import { seededRandom } from './seededRandom.ts';

/** Number of games with plays in addition to the hot games. */
const others = 60;

/** Seeds the play counts of a merchant's games, with the highest for hot games. */
export async function seedPlays(tx: Queries, { code: merchantCode }: Merchant): Promise<void> {
  const random = seededRandom(`plays at ${merchantCode}`);
  const hot = await tx
    .select({ id: hotGames.gameRow })
    .from(hotGames)
    .where(eq(hotGames.merchantCode, merchantCode))
    .orderBy(asc(hotGames.rank));
  const firsts = await tx.select({ id: games.id }).from(games).orderBy(asc(games.rank), asc(games.id)).limit(others);
  const known = new Set(hot.map(({ id }) => id));
  const rows = [
    ...hot.map(({ id }, place) => ({ gameRow: id, plays: 4_000 - place * 80 + random.below(900) })),
    ...firsts.filter(({ id }) => !known.has(id)).map(({ id }) => ({ gameRow: id, plays: 40 + random.below(1_200) })),
  ];
  if (rows.length > 0) await tx.insert(gamePlays).values(rows.map((row) => ({ ...row, merchantCode })));
}
