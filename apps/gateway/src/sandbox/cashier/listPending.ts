import type { Merchant } from '@livery/merchant';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import {
  bankCards,
  depositReceipts,
  deposits,
  memberPromotions,
  members,
  promotions,
  withdrawals,
} from '../../db/schema/index.ts';
import type { MerchantDirectory } from '../../http/merchantDirectory.ts';
import { exponentOf, toDecimal } from '../../wallet/minorUnits.ts';
import { formatMoney } from '../../wallet/formatMoney.ts';
import { bankName } from '../../withdraw/banks.ts';
import { maskCardNumber } from '../../withdraw/cardRows.ts';
import { receiptAddress } from '../../deposit/receiptAddress.ts';
import type { Kind } from './decideRequest.ts';

/** A request that waits for the cashier's decision. */
export interface PendingRequest {
  kind: Kind;
  id: number;
  merchant: string;
  member: string;
  /** Amount in the merchant's money format. */
  amount: string;
  /** Details for the cashier. */
  about: string;
  since: Date;
  /** Address of the receipt's picture, valid for some minutes. */
  receipt?: string;
}

/** Maximum number of listed requests per kind. */
const most = 100;

/** The pending requests of all merchants, by kind, the oldest first. */
export async function listPending(
  db: Queries,
  { merchants, ticketKey }: { merchants: MerchantDirectory; ticketKey: Buffer },
): Promise<PendingRequest[]> {
  const shown = (code: string, amount: bigint) => {
    const merchant: Merchant | undefined = merchants.find(code);
    return merchant === undefined ? String(amount) : formatMoney(toDecimal(amount, exponentOf(merchant)), merchant);
  };
  const paidIn = await db
    .select({ row: deposits, member: members.username, receivedAt: depositReceipts.receivedAt })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .leftJoin(depositReceipts, eq(depositReceipts.depositId, deposits.id))
    .where(and(eq(deposits.state, 'PENDING'), gt(deposits.expiresAt, sql`now()`)))
    .orderBy(asc(deposits.id))
    .limit(most);
  const paidOut = await db
    .select({ row: withdrawals, card: bankCards, member: members.username })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .innerJoin(bankCards, eq(bankCards.id, withdrawals.bankCardId))
    .where(eq(withdrawals.state, 'PENDING'))
    .orderBy(asc(withdrawals.id))
    .limit(most);
  const applied = await db
    .select({ row: memberPromotions, promotion: promotions, member: members.username })
    .from(memberPromotions)
    .innerJoin(members, eq(members.id, memberPromotions.memberId))
    .innerJoin(promotions, eq(promotions.id, memberPromotions.promotionId))
    .where(inArray(memberPromotions.state, ['APPLYING', 'PROCESSING']))
    .orderBy(asc(memberPromotions.id))
    .limit(most);
  return [
    ...paidIn.map(({ row, member, receivedAt }) => ({
      kind: 'deposit' as const,
      id: row.id,
      merchant: row.merchantCode,
      member,
      amount: shown(row.merchantCode, row.amount),
      since: row.createdAt,
      about: [row.method, row.details.depositorName, row.details.reference].filter(Boolean).join(' · '),
      ...(receivedAt !== null && { receipt: receiptAddress({ depositId: row.id, receivedAt }, ticketKey) }),
    })),
    ...paidOut.map(({ row, card, member }) => ({
      kind: 'withdrawal' as const,
      id: row.id,
      merchant: row.merchantCode,
      member,
      amount: shown(row.merchantCode, row.amount),
      since: row.createdAt,
      about: `${bankName(card.bankCode)} ${maskCardNumber(card)} · ${card.holderName}`,
    })),
    ...applied.map(({ row, promotion, member }) => ({
      kind: 'promotion' as const,
      id: row.id,
      merchant: promotion.merchantCode,
      member,
      amount: shown(promotion.merchantCode, promotion.bonus),
      since: row.changedAt,
      about: `${promotion.title.EN} · ${row.state}`,
    })),
  ];
}
