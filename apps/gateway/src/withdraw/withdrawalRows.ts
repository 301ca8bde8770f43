import type { Merchant } from '@livery/merchant';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { bankCards, withdrawals } from '../db/schema/index.ts';
import type { ValueOf } from '../http/callContext.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { bankName } from './banks.ts';
import { maskCardNumber } from './cardRows.ts';

/** Selects withdrawals with their card. Callers add conditions. */
export function selectWithdrawals(db: Queries) {
  const { bankCode, lastDigits, length } = bankCards;
  return db
    .select({ ...getTableColumns(withdrawals), bankCode, lastDigits, length })
    .from(withdrawals)
    .innerJoin(bankCards, eq(bankCards.id, withdrawals.bankCardId))
    .$dynamic();
}

type WithdrawalRow = Awaited<ReturnType<typeof selectWithdrawals>>[number];

/** A withdrawal as the API returns it. */
export function withdrawalValueOf(row: WithdrawalRow, merchant: Merchant): ValueOf<'withdraw'> {
  const exponent = exponentOf(merchant);
  return {
    withdrawalId: String(row.id),
    state: row.state,
    amount: toDecimal(row.amount, exponent),
    fee: toDecimal(row.fee, exponent),
    bankName: bankName(row.bankCode),
    maskedNumber: maskCardNumber(row),
    createdAt: row.createdAt.toISOString(),
    ...(row.decidedAt !== null && { decidedAt: row.decidedAt.toISOString() }),
    ...(row.state === 'PENDING' && { cancellable: true }),
  };
}
