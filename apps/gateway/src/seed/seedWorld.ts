import type { Merchant } from '@livery/merchant';
import type { Database } from '../db/connect.ts';
import { migrateTables, withMigrationLock } from '../db/migrate.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedLotteries } from './seedLotteries.ts';
import type { Scale } from './scale/scale.ts';
import { seedScale } from './scale/seedScale.ts';
import { seedMerchant } from './seedMerchant.ts';

interface SeedWorld {
  databaseUrl: string;
  /** Merchants to seed now. Others are seeded with their first request. */
  merchants?: readonly Merchant[];
  games?: number | undefined;
  /** Adds the data for load tests, spread over these merchants. */
  scale?: Scale | undefined;
  log: (line: string) => void;
}

/** Migrates a database and seeds its catalogue and lotteries. Gateways that start at the same time take turns. */
export async function seedWorld({ databaseUrl, merchants = [], games, scale, log }: SeedWorld): Promise<void> {
  await withMigrationLock(databaseUrl, async (db) => {
    await migrateTables(db);
    const start = performance.now();
    const isNew = await seedCatalogue(db, { games });
    await seedLotteries(db);
    for (const merchant of merchants) await seedMerchant(db, merchant);
    const hasGrown = scale !== undefined && (await seedScale(db, merchants, scale));
    if (isNew || hasGrown) log(`Seeded the sandbox in ${((performance.now() - start) / 1_000).toFixed(1)} s.`);
  });
}

/**
 * Creates a function that seeds a merchant before its first call: its folder may be newer than this process, and many
 * merchants must not delay the start. The first call for a merchant takes about a second.
 * @param membersAlone codes of merchants that get only demo members, within 100 ms.
 */
export function createMerchantSeeder(
  databaseUrl: string,
  membersAlone: readonly string[] = [],
): (merchant: Merchant) => Promise<void> {
  const welcomed = new Map<string, Promise<unknown>>();
  return async (merchant) => {
    const { code } = merchant;
    if (!welcomed.has(code))
      welcomed.set(
        code,
        withMigrationLock(databaseUrl, (db: Database) =>
          seedMerchant(db, merchant, { hasMembersAlone: membersAlone.includes(code) }),
        ),
      );
    await welcomed.get(code)!.catch((error: unknown) => {
      welcomed.delete(code);
      throw error;
    });
  };
}
