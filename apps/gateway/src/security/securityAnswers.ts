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

/** Puts answers in place of the ones before. */
export async function storeAnswers(tx: Queries, memberId: number, answers: readonly Answer[]): Promise<void> {
  await tx.delete(securityAnswers).where(eq(securityAnswers.memberId, memberId));
  for (const { questionId, answer } of answers) {
    await tx.insert(securityAnswers).values({ memberId, questionId, answerHash: await hashPassword(plain(answer)) });
  }
}

/**
 * Ends unless all of the member's questions are answered right. Which one was wrong nobody is told, nor whether any was
 * ever answered. Tries count like those of the payment password that they stand for; see `requireCountedProof`.
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
  // All of them, also after a wrong one: the time must not tell which it was.
  const found = await Promise.all(
    stored.map(({ questionId, answerHash }) =>
      verifyPassword(plain(given.find((one) => one.questionId === questionId)?.answer ?? ''), answerHash),
    ),
  );
  return found.length === requiredAnswers && found.every(Boolean);
}

/** What people vary without noticing does not count: capitals, blanks, and how a keyboard puts an accented letter together. */
const plain = (answer: string) => answer.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
