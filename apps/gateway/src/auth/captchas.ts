import { createHash, randomInt } from 'node:crypto';
import { type captchaValue, isWorkAnswer } from '@livery/api/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { createToken } from '../crypto/tokens.ts';
import type { Queries } from '../db/connect.ts';
import { captchas } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import { captchaPicture } from '../pictures/captchaPicture.ts';
import { createCaptchaWork } from './captchaWork.ts';

/** Digits of an answer. */
const captchaLength = 4;

/**
 * Creates a captcha, which is valid for five minutes and one answer: the digits of its picture or the solution of its
 * challenge.
 */
export async function createCaptcha(db: Queries, merchantCode: string): Promise<v.InferOutput<typeof captchaValue>> {
  const answer = String(randomInt(10 ** captchaLength)).padStart(captchaLength, '0');
  const work = await createCaptchaWork();
  const captchaId = createToken();
  await db.insert(captchas).values({
    id: captchaId,
    merchantCode,
    answerHash: hashAnswer(captchaId, answer),
    workHash: hashAnswer(captchaId, work.answer),
    expiresAt: sql`now() + interval '5 minutes'`,
  });
  return { captchaId, image: captchaPicture(answer).toString('base64'), challenge: work.challenge };
}

/**
 * Requires the right answer to a captcha. Right or wrong, an answer uses it up.
 * @throws CAPTCHA_REQUIRED or CAPTCHA_WRONG, with a new captcha in `value`.
 */
export async function requireCaptcha(
  db: Queries,
  { merchantCode, captchaId, captcha }: { merchantCode: string; captchaId: string; captcha: string },
): Promise<void> {
  if (captcha === '' || captchaId === '') {
    throw new CallFailure('CAPTCHA_REQUIRED', 'Solve the captcha in value.captcha.', {
      keepsChanges: true,
      value: { captcha: await createCaptcha(db, merchantCode) },
    });
  }
  const [used] = await db
    .delete(captchas)
    .where(and(eq(captchas.id, captchaId), eq(captchas.merchantCode, merchantCode), gt(captchas.expiresAt, sql`now()`)))
    .returning({ answerHash: captchas.answerHash, workHash: captchas.workHash });
  const wanted = isWorkAnswer(captcha) ? used?.workHash : used?.answerHash;
  if (!wanted?.equals(hashAnswer(captchaId, captcha))) {
    throw new CallFailure(
      'CAPTCHA_WRONG',
      'The captcha was wrong, used or too old. value.captcha contains a new one.',
      {
        keepsChanges: true,
        value: { captcha: await createCaptcha(db, merchantCode) },
      },
    );
  }
}

/** Expires a captcha now. Only for the sandbox path that tests use. */
export async function expireCaptcha(db: Queries, captchaId: string): Promise<void> {
  await db
    .update(captchas)
    .set({ expiresAt: sql`now()` })
    .where(eq(captchas.id, captchaId));
}

/** Finds a captcha's answer by trying all digits. Only for the sandbox path that tests use. */
export async function solveCaptcha(db: Queries, captchaId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ answerHash: captchas.answerHash })
    .from(captchas)
    .where(and(eq(captchas.id, captchaId), gt(captchas.expiresAt, sql`now()`)));
  if (found === undefined) return undefined;
  for (let n = 0; n < 10 ** captchaLength; n++) {
    const answer = String(n).padStart(captchaLength, '0');
    if (found.answerHash.equals(hashAnswer(captchaId, answer))) return answer;
  }
  return undefined;
}

const hashAnswer = (captchaId: string, answer: string) =>
  createHash('sha256').update(`${captchaId}:${answer}`).digest();
