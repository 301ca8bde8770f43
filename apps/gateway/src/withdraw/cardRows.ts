import { createHmac } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { bankCards } from '../db/schema/index.ts';
import type { ValueOf } from '../http/callContext.ts';
import { bankName } from './banks.ts';

/** Cards that a member may have at a time. */
export const maxCards = 5;

type CardRow = typeof bankCards.$inferSelect;

/** A member's cards, without those that were removed. */
export function listCards(db: Queries, memberId: number): Promise<CardRow[]> {
  return db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.memberId, memberId), isNull(bankCards.removedAt)))
    .orderBy(asc(bankCards.id));
}

/**
 * What is kept of a card's number. Digits are few, and their end is known: only with a key is the hash no way back to them.
 * @param key The gateway's own, never kept in the database. Cards with which the world begins are invented and take any.
 */
export function storedCardNumber(
  { bankCode, cardNumber }: { bankCode: string; cardNumber: string },
  key: Buffer | string,
): Pick<CardRow, 'lastDigits' | 'length' | 'numberHash'> {
  return {
    lastDigits: cardNumber.slice(-4),
    length: cardNumber.length,
    numberHash: createHmac('sha256', key).update(`${bankCode} ${cardNumber}`).digest(),
  };
}

/** All but the last four digits hidden. */
export const maskCardNumber = ({ length, lastDigits }: Pick<CardRow, 'length' | 'lastDigits'>): string =>
  lastDigits.padStart(length, '*');

/** A row as the wire carries it. */
export function cardValueOf(row: CardRow): ValueOf<'addBankCard'> {
  return {
    cardId: String(row.id),
    bankCode: row.bankCode,
    bankName: bankName(row.bankCode),
    holderName: row.holderName,
    maskedNumber: maskCardNumber(row),
    addedAt: row.createdAt.toISOString(),
  };
}
