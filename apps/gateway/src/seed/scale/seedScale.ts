import type { Merchant } from '@livery/merchant';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { demoAccounts } from '../demoAccounts.ts';
import { seededHash } from '../seededHash.ts';
import { seedOnce } from '../seedOnce.ts';
import type { Scale } from './scale.ts';
import { scaleGames } from './scaleGames.ts';
import { checkLedger, scaleLedger } from './scaleLedger.ts';
import { scaleMembers } from './scaleMembers.ts';
import { withoutRowChecks } from './withoutRowChecks.ts';

/**
 * Seeds the data for load tests in one transaction, with statements that write whole tables: the same rows on every
 * machine, with dates relative to now. Call it within `withMigrationLock`, after `seedMerchant`.
 * @returns false if it was seeded before.
 */
export async function seedScale(
  db: Database,
  merchants: readonly Merchant[],
  { games, members, transactions }: Scale,
): Promise<boolean> {
  const share = (total: number, index: number) =>
    Math.floor((total * (index + 1)) / merchants.length) - Math.floor((total * index) / merchants.length);
  const isNew = await db.transaction((tx) =>
    seedOnce(tx, 'scale', async () => {
      // For sorting millions of rows; the setting ends with the transaction.
      await tx.execute(sql`set local work_mem = '128MB'`);
      await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
      await scaleGames(tx, games);
      const passwordHash = await seededHash(demoAccounts[0]!.password);
      await withoutRowChecks(tx, async () => {
        for (const [index, merchant] of merchants.entries()) {
          await scaleMembers(tx, merchant, { count: share(members, index), passwordHash });
          await scaleLedger(tx, merchant, share(transactions, index));
        }
        await checkLedger(tx);
      });
    }),
  );
  // Query plans and index-only scans depend on it.
  if (isNew) await db.execute(sql`vacuum (analyze) games, members, accounts, transactions, entries`);
  return isNew;
}
