import type { Merchant } from '@livery/merchant';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { vendors } from '../db/schema/index.ts';
import { localised } from '../http/localised.ts';

const mainWallet = {
  EN: 'Main wallet',
  BN: 'মূল ওয়ালেট',
  UR: 'مرکزی والٹ',
  PT: 'Carteira principal',
  KO: '메인 지갑',
  MY: 'ပင်မပိုက်ဆံအိတ်',
  TY: 'Main wallet',
};

/** Names of wallets by code. An unknown code is not in the map. */
export async function walletNames(
  context: { db: Queries; language: string; merchant: Merchant },
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = codes.some((code) => code !== 'MAIN')
    ? await context.db
        .select({ code: vendors.code, name: vendors.walletName })
        .from(vendors)
        .where(inArray(vendors.code, [...codes]))
    : [];
  return new Map([['MAIN', localised(mainWallet, context)], ...found.map(({ code, name }) => [code, name] as const)]);
}
