import { workAnswer } from '@livery/api/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Captcha } from './captchaOf.ts';

/**
 * Solves the challenge of a captcha, which takes a device one or a few seconds. The browser derives the keys outside
 * the main thread, so the page stays responsive without a worker.
 * @returns the answer to send. Undefined if the work was stopped, or if there is no challenge or no solution.
 */
export async function solveWork({ challenge }: Captcha, controller: AbortController): Promise<string | undefined> {
  if (challenge === undefined) return undefined;
  const solution = await solveChallenge({ challenge: { parameters: challenge }, controller, deriveKey });
  return solution === null ? undefined : workAnswer(solution.derivedKey);
}
