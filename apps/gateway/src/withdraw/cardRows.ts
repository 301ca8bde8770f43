import { createHmac } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { bankCards } from '../db/schema/index.ts';
import type { ValueOf } from '../http/callContext.ts';
import { bankName } from './banks.ts';

/** Maximum number of a member's cards. */
export const maxCards = 5;

type CardRow = typeof bankCards.$inferSelect;

/** Lists a member's cards, without removed ones. */
export function listCards(db: Queries, memberId: number): Promise<CardRow[]> {
  return db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.memberId, memberId), isNull(bankCards.removedAt)))
    .orderBy(asc(bankCards.id));
}

/**
 * The parts of a card's number that are stored: its length, its last digits and a hash with a key. Card numbers have
 * few digits, so a hash without a key could be reversed.
 * @param key the gateway's own key, never stored in the database. Seeded cards are invented and can use any key.
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

/** Masks a number except the last four digits. */
export const maskCardNumber = ({ length, lastDigits }: Pick<CardRow, 'length' | 'lastDigits'>): string =>
  lastDigits.padStart(length, '*');

/** The default among a member's cards from `listCards`: the chosen card, else the first. */
export const defaultCardOf = (cards: readonly CardRow[]): CardRow | undefined =>
  cards.find(({ isDefault }) => isDefault) ?? cards[0];

/**
 * Makes a card its member's default in place of another. Call it in a transaction, after `lockMoney` for the member.
 */
export async function markDefaultCard(
  tx: Queries,
  { memberId, cardId }: { memberId: number; cardId: number },
): Promise<void> {
  const isOwn = eq(bankCards.memberId, memberId);
  await tx
    .update(bankCards)
    .set({ isDefault: false })
    .where(and(isOwn, eq(bankCards.isDefault, true)));
  await tx
    .update(bankCards)
    .set({ isDefault: true })
    .where(and(isOwn, eq(bankCards.id, cardId)));
}

/** A card as the API returns it. */
export function cardValueOf(row: CardRow, isDefault: boolean): ValueOf<'addBankCard'> {
  return {
    cardId: String(row.id),
    bankCode: row.bankCode,
    bankName: bankName(row.bankCode),
    holderName: row.holderName,
    maskedNumber: maskCardNumber(row),
    addedAt: row.createdAt.toISOString(),
    isDefault,
  };
}
