import { and, eq } from 'drizzle-orm';
import { depositBanks } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { depositValueOf } from './depositRows.ts';
import { createDeposit } from './createDeposit.ts';

/** Creates a deposit for a bank transfer that the player makes to an account of the merchant. */
export async function depositManual(context: ContextOf<'depositManual'>): Promise<ValueOf<'depositManual'>> {
  const { db, merchant, body } = context;
  const { bankCode, depositorName, reference } = body;
  const [bank] = await db
    .select()
    .from(depositBanks)
    .where(and(eq(depositBanks.merchantCode, merchant.code), eq(depositBanks.bankCode, bankCode)));
  if (bank === undefined) throw new CallFailure('NOT_FOUND', 'The merchant has no account at this bank.');
  return depositValueOf(
    await createDeposit(context, 'manual', { details: { bankCode, depositorName, reference } }),
    merchant,
  );
}
