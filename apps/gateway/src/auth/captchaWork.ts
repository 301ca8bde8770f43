import { randomInt } from 'node:crypto';
import { type captchaChallenge, workAnswer } from '@livery/api/contract';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type * as v from 'valibot';

const algorithm = 'PBKDF2/SHA-256';
interface CaptchaWork {
  /** PBKDF2 iterations for each key. */
  cost: number;
  /** Maximum number of keys that a device derives. */
  mostKeys: number;
}

/** The work of every captcha outside tests. A phone needs one to a few seconds for it. */
export const standardCaptchaWork: CaptchaWork = { cost: 4_000, mostKeys: 600 };
let work = standardCaptchaWork;

/** Changes the work of later captchas. Only tests call it, because they solve hundreds of captchas. */
export function setCaptchaWork(changed: CaptchaWork): void {
  work = changed;
}

const keyLength = 32;
/** Bytes at the start of the key that the challenge contains. The other bytes cannot be guessed. */
const prefixBytes = 8;

/**
 * Creates a challenge for a device. The solution is the key of a random counter. The gateway derives it here, so
 * checking an answer needs no derivation.
 */
export async function createCaptchaWork(): Promise<{
  challenge: v.InferOutput<typeof captchaChallenge>;
  answer: string;
}> {
  const { cost, mostKeys } = work;
  const counter = randomInt(1, mostKeys + 1);
  const created = await createChallenge({
    algorithm,
    cost,
    counter,
    keyLength,
    keyPrefixLength: prefixBytes,
    deriveKey,
  });
  const solution = await solveChallenge({ challenge: created, deriveKey, counterStart: counter });
  if (solution === null) throw new Error('The first tested key is the solution.');
  const { nonce, salt, keyPrefix } = created.parameters;
  return {
    challenge: { algorithm, nonce, salt, cost, keyLength, keyPrefix },
    answer: workAnswer(solution.derivedKey),
  };
}
