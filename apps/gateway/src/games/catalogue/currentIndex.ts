import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepareStatement } from '../../db/prepareStatement.ts';
import { catalogueVersion, games, vendors } from '../../db/schema/index.ts';
import { type GameIndex, indexGames } from './gameIndex.ts';

interface CachedIndex {
  version: number;
  index: Promise<GameIndex>;
}

const cache = new WeakMap<Database, CachedIndex>();
const currentVersion = prepareStatement((db) =>
  db.select({ version: catalogueVersion.version }).from(catalogueVersion).prepare('catalogue_version'),
);

/**
 * The index of the current catalogue in the database. Each process caches it, and reads it again when the version in
 * the database shows that any process added, changed or removed a game.
 */
export async function currentIndex(db: Database): Promise<GameIndex> {
  const [now] = await currentVersion(db).execute();
  const version = now?.version ?? 0;
  const cached = cache.get(db);
  if (cached?.version === version) return cached.index;
  const index = readIndex(db);
  cache.set(db, { version, index });
  // A failed read is not cached, so the next caller tries again.
  index.catch(() => cache.delete(db));
  return index;
}

// Read the games after the version. If the catalogue changes between the two reads, the index is newer than its
// version, and the next caller reads it once more.
async function readIndex(db: Database): Promise<GameIndex> {
  const { id, name, localNames, gameType, vendorCode, classification, isNew, minBet, lines, rank } = games;
  const rows = await db
    .select({
      id,
      name,
      localNames,
      gameType,
      vendorCode,
      vendorName: vendors.name,
      classification,
      isNew,
      minBet,
      lines,
      rank,
    })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, vendorCode))
    .where(eq(games.isOpen, true))
    .orderBy(asc(rank), asc(id));
  return indexGames(rows);
}
