import { eq } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import { securityAnswers } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireCountedProof } from './requireCountedProof.ts';
import { requiredAnswers } from './questionTexts.ts';

interface Answer {
  questionId: string;
  answer: string;
}

/** Replaces a member's answers. */
export async function storeAnswers(tx: Queries, memberId: number, answers: readonly Answer[]): Promise<void> {
  await tx.delete(securityAnswers).where(eq(securityAnswers.memberId, memberId));
  for (const { questionId, answer } of answers) {
    await tx.insert(securityAnswers).values({ memberId, questionId, answerHash: await hashPassword(plain(answer)) });
  }
}

/**
 * Requires right answers to all of the member's security questions. Failures do not reveal which one was wrong, nor
 * whether any were ever set. Attempts count like those of the payment password; see `requireCountedProof`.
 * @throws ANSWERS_WRONG, or what `requireCountedProof` throws.
 */
export async function requireAnswers(tx: Queries, memberId: number, given: readonly Answer[]): Promise<void> {
  await requireCountedProof(tx, {
    memberId,
    isRight: () => areRight(tx, memberId, given),
    wrong: new CallFailure(
      'ANSWERS_WRONG',
      'An answer is wrong, or the questions are not those that the member answered.',
      { keepsChanges: true },
    ),
  });
}

async function areRight(tx: Queries, memberId: number, given: readonly Answer[]): Promise<boolean> {
  const stored = await tx.select().from(securityAnswers).where(eq(securityAnswers.memberId, memberId));
  // Every answer is verified, even after a wrong one: the response time must not reveal which it was.
  const found = await Promise.all(
    stored.map(({ questionId, answerHash }) =>
      verifyPassword(plain(given.find((one) => one.questionId === questionId)?.answer ?? ''), answerHash),
    ),
  );
  return found.length === requiredAnswers && found.every(Boolean);
}

/**
 * Ignores what people vary without noticing: upper and lower case, blanks, and how a keyboard composes accented
 * letters.
 */
const plain = (answer: string) => answer.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
