import { eq } from 'drizzle-orm';
import { hashPassword } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import { paymentPasswords } from '../db/schema/index.ts';
import { type ContextOf, prepared } from '../http/callContext.ts';
import { CallFailure, requestInvalid } from '../http/callFailure.ts';
import { type Member, getMemberById } from '../member/findMember.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { runSerially } from '../http/runSerially.ts';
import { requireSession } from '../auth/sessions.ts';
import { compare } from './proofs.ts';
import { findProvedEmail } from './provedEmail.ts';
import { requireCode } from './requireCode.ts';
import { requirePassword } from './requirePassword.ts';
import { comparePaymentPassword, requirePaymentPassword } from './requirePaymentPassword.ts';
import { compareAnswers, requireAnswers } from './securityAnswers.ts';
import { requireConfirmation } from './setPassword.ts';
import { storePaymentPassword } from './storePaymentPassword.ts';

export const changePaymentPassword = prepared(async (context: ContextOf<'changePaymentPassword'>) => {
  const { db, body, caller } = context;
  const { memberId } = requireSession(context);
  requireConfirmation(body.newPaymentPassword, body.confirmNewPaymentPassword, 'confirmNewPaymentPassword');
  const { requireProof, same, passwordHash } = await runSerially(`password ${memberId}`, async () => {
    const stored = await storedHash(db, memberId);
    return {
      requireProof: await prepareProof(db, await getMemberById(db, memberId), context, stored !== undefined),
      same: stored === undefined ? undefined : await compare(body.newPaymentPassword, stored, caller.network),
      passwordHash: await hashPassword(body.newPaymentPassword, caller.network),
    };
  });
  return async ({ db: tx, merchant }: ContextOf<'changePaymentPassword'>) => {
    await requireProof(tx, await getMemberById(tx, memberId));
    if (same?.isRight) throw new CallFailure('PASSWORD_SAME', 'The new payment password equals the old one.');
    await storePaymentPassword(tx, memberId, passwordHash);
    await sendInboxMessage(tx, merchant, { memberId, text: 'paymentPasswordChanged' });
    return {};
  };
});

async function storedHash(db: Queries, memberId: number): Promise<string | undefined> {
  const [stored] = await db
    .select({ passwordHash: paymentPasswords.passwordHash })
    .from(paymentPasswords)
    .where(eq(paymentPasswords.memberId, memberId));
  return stored?.passwordHash;
}

/**
 * Compares the proof in the request. The proof is a code, the answers to the security questions, or the old payment
 * password. If the member has no payment password, it is the login password.
 * @returns a function that requires the proof within the transaction.
 */
async function prepareProof(
  db: Queries,
  member: Member,
  { body, caller: { network } }: ContextOf<'changePaymentPassword'>,
  isSet: boolean,
): Promise<(tx: Queries, member: Member) => Promise<void>> {
  if (body.verificationCode !== '') return (tx, current) => requireCodeOf(tx, current, body.verificationCode);
  if (body.answers !== undefined) {
    const proof = await compareAnswers(db, member.id, body.answers, network);
    return (tx) => requireAnswers(tx, member.id, proof);
  }
  if (body.oldPaymentPassword !== '') {
    const proof = await comparePaymentPassword(db, member.id, body.oldPaymentPassword, network);
    return (tx) => requirePaymentPassword(tx, member.id, proof);
  }
  if (isSet)
    // The failure is thrown within the transaction, because this request may be a retry of the call that set the
    // password.
    return async () => {
      throw requestInvalid({
        path: 'body.oldPaymentPassword',
        message: 'is missing; or send a verificationCode, or answers',
      });
    };
  if (body.password === '')
    throw requestInvalid({ path: 'body.password', message: 'is missing; or send a verificationCode' });
  const proof = await compare(body.password, member.passwordHash, network);
  return async (tx, current) => {
    // Another call may have set a payment password in the meantime, which the login password must not replace.
    if ((await storedHash(tx, member.id)) !== undefined)
      throw requestInvalid({ path: 'body.oldPaymentPassword', message: 'is missing' });
    await requirePassword(tx, current, proof);
  };
}

async function requireCodeOf(tx: Queries, member: Member, code: string): Promise<void> {
  const addresses = [member.mobile, await findProvedEmail(tx, member)].filter((address) => address !== null);
  await requireCode(tx, { merchantCode: member.merchantCode, addresses, purpose: 'paymentPassword', code });
}
