import type { Database } from '../db/connect.ts';
import { games, vendorCategories, vendorClassifications, vendors } from '../db/schema/index.ts';
import { classRows, makeGames } from './makeGames.ts';
import { seedGameNames } from './names/seedGameNames.ts';
import { seedOnce } from './seedOnce.ts';
import { mobileFolderOf, vendorList } from './vendorList.ts';

const rowsAtOnce = 1_000;

/**
 * Seeds vendors and games once, in one transaction. Call it within `withMigrationLock`.
 * @returns false if it was seeded before.
 */
export async function seedCatalogue(
  db: Database,
  { games: wanted }: { games?: number | undefined } = {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isNew = await seedOnce(tx, 'catalogue', async () => {
      await tx.insert(vendors).values(
        vendorList.map(({ code, name, isGpi = false }) => ({
          code,
          name,
          mobileFolder: mobileFolderOf(code),
          walletName: name,
          isGpi,
        })),
      );
      await tx
        .insert(vendorCategories)
        .values(vendorList.map(({ code, gameType }, rank) => ({ vendorCode: code, gameType, rank })));
      await tx.insert(vendorClassifications).values(classRows());
      const all = makeGames(wanted);
      for (let start = 0; start < all.length; start += rowsAtOnce)
        await tx.insert(games).values(all.slice(start, start + rowsAtOnce));
    });
    await seedGameNames(tx);
    return isNew;
  });
}
