import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { bankCards, memberProfiles } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure, requestInvalid } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { comparePaymentPassword, requirePaymentPassword } from '../security/requirePaymentPassword.ts';
import { runSerially } from '../http/runSerially.ts';
import { requireSession } from '../auth/sessions.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { banks, findNumberProblem } from './banks.ts';
import { listCards, cardValueOf, storedCardNumber, maxCards } from './cardRows.ts';

/** Adds a card for withdrawals. It needs the payment password, because it prepares a withdrawal. */
export async function addBankCard(context: ContextOf<'addBankCard'>): Promise<ValueOf<'addBankCard'>> {
  const { db, merchant, body } = context;
  const { memberId } = requireSession(context);
  const { bankCode, cardNumber, holderName } = body;
  const bank = banks.find(({ code }) => code === bankCode);
  if (bank === undefined) throw requestInvalid({ path: 'body.bankCode', message: 'is not a bank of the list' });
  const fault = findNumberProblem(bank, cardNumber);
  if (fault !== undefined) throw requestInvalid({ path: 'body.cardNumber', message: fault });
  // Runs serially and in one transaction, so that each of several simultaneous guesses is counted before the next is
  // checked.
  return runSerially(`password ${memberId}`, async () => {
    const proof = await comparePaymentPassword(db, memberId, body.paymentPassword, context.caller.network);
    return runInTransaction(db, async (tx) => {
      await requirePaymentPassword(tx, memberId, proof);
      await lockMoney(tx, [memberId]);
      await requirePayee(tx, memberId, holderName);
      const others = await listCards(tx, memberId);
      if (others.length >= maxCards)
        throw new CallFailure('BANK_CARDS_FULL', `A member has at most ${maxCards} bank cards.`);
      const [added] = await tx
        .insert(bankCards)
        .values({
          merchantCode: merchant.code,
          memberId,
          bankCode,
          holderName,
          ...storedCardNumber(body, context.cardKey),
        })
        .onConflictDoNothing()
        .returning();
      if (added === undefined) throw new CallFailure('BANK_CARD_EXISTS', 'This card already exists.');
      return cardValueOf(added, others.length === 0);
    });
  });
}

/** Throws PAYEE_MISMATCH if the card's holder is not the member's payee. */
async function requirePayee(tx: Queries, memberId: number, holderName: string): Promise<void> {
  const [profile] = await tx
    .select({ payeeName: memberProfiles.payeeName })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (profile && profile.payeeName !== '' && plain(profile.payeeName) !== plain(holderName)) {
    throw new CallFailure('PAYEE_MISMATCH', 'The holder differs from the bound payee.');
  }
}
