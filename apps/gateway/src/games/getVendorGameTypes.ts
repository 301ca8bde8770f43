import { gameTypes } from '@livery/api/contract';
import { asc, eq } from 'drizzle-orm';
import { vendorCategories, vendorClassifications, vendors } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { logoFile } from '../pictures/pictureFiles.ts';
import { currentIndex } from './catalogue/currentIndex.ts';

/** Returns the categories that have vendors, in the order of the contract. */
export async function getVendorGameTypes(
  context: ContextOf<'getVendorGameTypes'>,
): Promise<ValueOf<'getVendorGameTypes'>> {
  const { db } = context;
  const rows = await db
    .select({ vendor: vendors, gameType: vendorCategories.gameType })
    .from(vendorCategories)
    .innerJoin(vendors, eq(vendors.code, vendorCategories.vendorCode))
    .orderBy(asc(vendorCategories.rank), asc(vendors.code));
  const classes = await db.select().from(vendorClassifications).orderBy(asc(vendorClassifications.rank));
  const index = await currentIndex(db);
  return gameTypes
    .map((gameCategory) => ({
      gameCategory,
      vendors: rows
        .filter((row) => row.gameType === gameCategory)
        .map(({ vendor }) => ({
          vassalage: vendor.code,
          displayName: vendor.name,
          accountTypeName: vendor.walletName,
          mobileFolder: vendor.mobileFolder,
          logo: logoFile(),
          gameCount: index.countOf(gameCategory, vendor.code),
          classifications: classes
            .filter((one) => one.vendorCode === vendor.code && one.gameType === gameCategory)
            .map(({ code, name }) => ({ code, name: localised(name, context) })),
          ...(vendor.isGpi && { isGpi: true }),
        })),
    }))
    .filter(({ vendors: found }) => found.length > 0);
}
