import { pbkdf2Sync } from 'node:crypto';
import { type captchaChallenge, workAnswer } from '@livery/api/contract';
import type * as v from 'valibot';

/** Maximum number of derived keys before a challenge counts as unsolvable. */
const mostKeys = 100_000;

/**
 * Solves the challenge of a captcha as the contract describes it, without the library that clients use.
 * @throws if there is no solution
 */
export function solveWork(challenge: v.InferOutput<typeof captchaChallenge>): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; counter < mostKeys; counter++) {
    password.writeUInt32BE(counter, password.length - 4);
    const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
    if (key.startsWith(keyPrefix)) return workAnswer(key);
  }
  throw new Error(`No key of ${mostKeys} begins with the prefix of the challenge.`);
}
