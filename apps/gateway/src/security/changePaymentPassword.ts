import { eq } from 'drizzle-orm';
import { verifyPassword } from '../crypto/passwords.ts';
import type { Database } from '../db/connect.ts';
import { paymentPasswords } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure, requestInvalid } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { type Member, getMemberById } from '../member/findMember.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { runSerially } from '../http/runSerially.ts';
import { requireSession } from '../auth/sessions.ts';
import { findProvedEmail } from './provedEmail.ts';
import { requireCode } from './requireCode.ts';
import { requirePassword } from './requirePassword.ts';
import { requirePaymentPassword } from './requirePaymentPassword.ts';
import { requireAnswers } from './securityAnswers.ts';
import { requireConfirmation } from './setPassword.ts';
import { storePaymentPassword } from './storePaymentPassword.ts';

export async function changePaymentPassword(
  context: ContextOf<'changePaymentPassword'>,
): Promise<ValueOf<'changePaymentPassword'>> {
  const { merchant, db, body } = context;
  const { memberId } = requireSession(context);
  requireConfirmation(body.newPaymentPassword, body.confirmNewPaymentPassword, 'confirmNewPaymentPassword');
  await runSerially(`password ${memberId}`, () =>
    runInTransaction(db, async (tx) => {
      const member = await getMemberById(tx, memberId);
      const [stored] = await tx
        .select({ passwordHash: paymentPasswords.passwordHash })
        .from(paymentPasswords)
        .where(eq(paymentPasswords.memberId, memberId));
      await requireProof(tx, member, body, stored !== undefined);
      if (stored !== undefined && (await verifyPassword(body.newPaymentPassword, stored.passwordHash)))
        throw new CallFailure('PASSWORD_SAME', 'The new payment password is the old one.');
      await storePaymentPassword(tx, memberId, body.newPaymentPassword);
      await sendInboxMessage(tx, merchant, { memberId, text: 'paymentPasswordChanged' });
    }),
  );
  return {};
}

/**
 * Requires one of four proofs: a code, the answers to the security questions, the old payment password, or, where none
 * is set yet, the login password.
 */
async function requireProof(
  tx: Database,
  member: Member,
  body: ContextOf<'changePaymentPassword'>['body'],
  isSet: boolean,
): Promise<void> {
  if (body.verificationCode !== '') {
    const addresses = [member.mobile, await findProvedEmail(tx, member)].filter((address) => address !== null);
    return requireCode(tx, {
      merchantCode: member.merchantCode,
      addresses,
      purpose: 'paymentPassword',
      code: body.verificationCode,
    });
  }
  if (body.answers !== undefined) return requireAnswers(tx, member.id, body.answers);
  if (body.oldPaymentPassword !== '') return requirePaymentPassword(tx, member.id, body.oldPaymentPassword);
  if (isSet)
    throw requestInvalid({
      path: 'body.oldPaymentPassword',
      message: 'is missing; or send a verificationCode, or answers',
    });
  if (body.password === '')
    throw requestInvalid({ path: 'body.password', message: 'is missing; or send a verificationCode' });
  return requirePassword(tx, member, body.password);
}
