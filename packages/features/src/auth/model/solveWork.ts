import { workAnswer } from '@livery/api/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Captcha } from './captchaOf.ts';

/**
 * Solves the challenge of a captcha, which takes a device one second to a few. The browser derives the keys outside the page's thread,
 * so the page stays usable and needs no worker.
 * @returns the answer to send; undefined where it was stopped, or where there is none.
 */
export async function solveWork({ challenge }: Captcha, controller: AbortController): Promise<string | undefined> {
  if (challenge === undefined) return undefined;
  const solution = await solveChallenge({ challenge: { parameters: challenge }, controller, deriveKey });
  return solution === null ? undefined : workAnswer(solution.derivedKey);
}
