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
  /** Merchants whose part is made at seedOnce. The others' is made when they are first met. */
  merchants?: readonly Merchant[];
  games?: number | undefined;
  /** Makes the world large enough for load work, between these merchants. */
  scale?: Scale | undefined;
  log: (line: string) => void;
}

/** Brings a database up to date: tables, catalogue and lotteries. Gateways that start at seedOnce take turns. */
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
 * Makes a merchant's part of the world when it is first met: its folder may be younger than this process, and a thousand
 * merchants must not keep a gateway from starting. Takes some 100 ms seedOnce, nothing after.
 */
export function createMerchantSeeder(databaseUrl: string): (merchant: Merchant) => Promise<void> {
  const welcomed = new Map<string, Promise<unknown>>();
  return async (merchant) => {
    const { code } = merchant;
    if (!welcomed.has(code))
      welcomed.set(
        code,
        withMigrationLock(databaseUrl, (db: Database) => seedMerchant(db, merchant)),
      );
    await welcomed.get(code)!.catch((error: unknown) => {
      welcomed.delete(code);
      throw error;
    });
  };
}
