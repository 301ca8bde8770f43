import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { paymentPasswords, securityAnswers } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requestInvalid } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { localised } from '../http/localised.ts';
import { getMemberById } from '../member/findMember.ts';
import { runSerially } from '../http/runSerially.ts';
import { requireSession } from '../auth/sessions.ts';
import { questionTexts, requiredAnswers } from './questionTexts.ts';
import { compare, type Proof } from './proofs.ts';
import { requirePassword } from './requirePassword.ts';
import { comparePaymentPassword, requirePaymentPassword } from './requirePaymentPassword.ts';
import { hashAnswers, storeAnswers } from './securityAnswers.ts';

export async function getSecurityQuestions(
  context: ContextOf<'getSecurityQuestions'>,
): Promise<ValueOf<'getSecurityQuestions'>> {
  const rows = await context.db
    .select({ questionId: securityAnswers.questionId })
    .from(securityAnswers)
    .where(eq(securityAnswers.memberId, requireSession(context).memberId))
    .orderBy(securityAnswers.questionId);
  return {
    questions: Object.entries(questionTexts).map(([questionId, text]) => ({
      questionId,
      text: localised(text, context),
    })),
    wanted: requiredAnswers,
    answered: rows.map(({ questionId }) => questionId),
  };
}

export async function setSecurityQuestions(
  context: ContextOf<'setSecurityQuestions'>,
): Promise<ValueOf<'setSecurityQuestions'>> {
  const {
    db,
    body: { password, paymentPassword, answers },
    caller: { network },
  } = context;
  const { memberId } = requireSession(context);
  for (const [at, { questionId }] of answers.entries()) {
    const path = `body.answers.${at}.questionId`;
    if (!Object.hasOwn(questionTexts, questionId))
      throw requestInvalid({ path, message: 'is not one of the questions' });
    if (answers.findIndex((other) => other.questionId === questionId) < at)
      throw requestInvalid({ path, message: 'is there twice' });
  }
  await runSerially(`password ${memberId}`, async () => {
    const proof = await compare(password, (await getMemberById(db, memberId)).passwordHash, network);
    const paymentProof =
      paymentPassword === '' ? undefined : await comparePaymentPassword(db, memberId, paymentPassword, network);
    const hashes = await hashAnswers(answers, network);
    await runInTransaction(db, async (tx) => {
      await requirePassword(tx, await getMemberById(tx, memberId), proof);
      await requirePaymentPasswordIfSet(tx, memberId, paymentProof);
      await storeAnswers(tx, memberId, hashes);
    });
  });
  return {};
}

/**
 * Requires the payment password if the member has one. Answers replace that password, so the login password alone must
 * not be able to set them.
 */
async function requirePaymentPasswordIfSet(tx: Queries, memberId: number, proof: Proof | undefined): Promise<void> {
  const [stored] = await tx
    .select({ memberId: paymentPasswords.memberId })
    .from(paymentPasswords)
    .where(eq(paymentPasswords.memberId, memberId));
  if (stored === undefined) return;
  if (proof === undefined)
    throw requestInvalid({
      path: 'body.paymentPassword',
      message: 'is missing; it is required because the answers can replace it',
    });
  await requirePaymentPassword(tx, memberId, proof);
}
