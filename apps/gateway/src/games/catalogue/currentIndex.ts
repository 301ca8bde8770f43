import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepareStatement } from '../../db/prepareStatement.ts';
import { catalogueVersion, games } from '../../db/schema/index.ts';
import { type GameIndex, indexGames } from './gameIndex.ts';

interface Kept {
  version: number;
  index: Promise<GameIndex>;
}

const kept = new WeakMap<Database, Kept>();
const versionNow = prepareStatement((db) =>
  db.select({ version: catalogueVersion.version }).from(catalogueVersion).prepare('catalogue_version'),
);

/**
 * The index of the catalogue as the database has it now. It lives in this process and is made anew when the version in the
 * database says that a game was added, changed or removed, by whichever process.
 */
export async function currentIndex(db: Database): Promise<GameIndex> {
  const [now] = await versionNow(db).execute();
  const version = now?.version ?? 0;
  const known = kept.get(db);
  if (known?.version === version) return known.index;
  const index = readIndex(db);
  kept.set(db, { version, index });
  // A reading that failed is no reading: the next caller tries again.
  index.catch(() => kept.delete(db));
  return index;
}

// Read after the version: should the catalogue change in between, the index is newer than its version and is merely read again.
async function readIndex(db: Database): Promise<GameIndex> {
  const { id, name, gameType, vendorCode, classification, isNew, minBet, lines } = games;
  const rows = await db
    .select({ id, name, gameType, vendorCode, classification, isNew, minBet, lines })
    .from(games)
    .where(eq(games.isOpen, true))
    .orderBy(asc(games.rank), asc(games.id));
  return indexGames(rows);
}
