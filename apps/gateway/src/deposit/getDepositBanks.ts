import { asc, eq } from 'drizzle-orm';
import { bankName } from '../withdraw/banks.ts';
import { depositBanks } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';

export async function getDepositBanks({
  db,
  merchant,
}: ContextOf<'getDepositBanks'>): Promise<ValueOf<'getDepositBanks'>> {
  const rows = await db
    .select()
    .from(depositBanks)
    .where(eq(depositBanks.merchantCode, merchant.code))
    .orderBy(asc(depositBanks.rank));
  return rows.map(({ bankCode, accountName, accountNumber, branch }) => ({
    bankCode,
    bankName: bankName(bankCode),
    accountName,
    accountNumber,
    branch,
  }));
}
