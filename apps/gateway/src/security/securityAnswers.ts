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

interface HashedAnswer {
  questionId: string;
  answerHash: string;
}

/** The result of comparing answers before a transaction. */
export interface AnswersProof {
  isRight: boolean;
  /** The hashes that they were compared with. */
  stored: readonly HashedAnswer[];
}

/** Hashes answers, before the transaction that stores them. @throws BUSY. */
export function hashAnswers(answers: readonly Answer[], sender: string): Promise<HashedAnswer[]> {
  return Promise.all(
    answers.map(async ({ questionId, answer }) => ({
      questionId,
      answerHash: await hashPassword(plain(answer), sender),
    })),
  );
}

/** Replaces a member's answers. */
export async function storeAnswers(tx: Queries, memberId: number, answers: readonly HashedAnswer[]): Promise<void> {
  await tx.delete(securityAnswers).where(eq(securityAnswers.memberId, memberId));
  for (const answer of answers) await tx.insert(securityAnswers).values({ memberId, ...answer });
}

/** Compares answers with those of the member, before the transaction that requires them. @throws BUSY. */
export async function compareAnswers(
  db: Queries,
  memberId: number,
  given: readonly Answer[],
  sender: string,
): Promise<AnswersProof> {
  const stored = await answersOf(db, memberId);
  // Every answer is verified, even after a wrong one, because the response time must not reveal the wrong answer.
  const found = await Promise.all(
    stored.map(({ questionId, answerHash }) =>
      verifyPassword(plain(given.find((one) => one.questionId === questionId)?.answer ?? ''), answerHash, sender),
    ),
  );
  return { isRight: found.length === requiredAnswers && found.every(Boolean), stored };
}

/**
 * Requires right answers to all of the member's security questions. Failures reveal neither which answer was wrong nor
 * whether the member has answers. Attempts share a count with those of the payment password; see `requireCountedProof`.
 * @throws ANSWERS_WRONG, or an error of `requireCountedProof`.
 */
export async function requireAnswers(tx: Queries, memberId: number, proof: AnswersProof): Promise<void> {
  await requireCountedProof(tx, {
    memberId,
    isRight: async () => proof.isRight && areSame(proof.stored, await answersOf(tx, memberId)),
    wrong: new CallFailure(
      'ANSWERS_WRONG',
      'An answer is wrong, or the questions are not those that the member answered.',
      { keepsChanges: true },
    ),
  });
}

const answersOf = (db: Queries, memberId: number): Promise<HashedAnswer[]> =>
  db
    .select({ questionId: securityAnswers.questionId, answerHash: securityAnswers.answerHash })
    .from(securityAnswers)
    .where(eq(securityAnswers.memberId, memberId));

/** Salted hashes are unique, so equal sets of hashes mean equal answers. */
const areSame = (one: readonly HashedAnswer[], other: readonly HashedAnswer[]) =>
  one.length === other.length && one.every(({ answerHash }) => other.some((same) => same.answerHash === answerHash));

/** Ignores differences that people do not notice: case, blanks, and the Unicode composition of accented letters. */
const plain = (answer: string) => answer.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
