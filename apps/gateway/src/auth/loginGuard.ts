import { hashToken } from '../crypto/tokens.ts';
import type { Queries } from '../db/connect.ts';
import type { ContextOf } from '../http/callContext.ts';
import { CallFailure, tooManyTries } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { restoreUse, take, type Use } from '../limits/allowances.ts';
import type { Member } from '../member/findMember.ts';
import { createCaptcha, requireCaptcha } from './captchas.ts';
import { isKnownDevice } from './knownDevices.ts';
import {
  type AttemptedName,
  clearFailures,
  countFailure,
  freeFailures,
  lockAttempts,
  readFailures,
  uncountFailure,
} from './loginAttempts.ts';

type Context = ContextOf<'login'>;

/**
 * An allowed attempt. It is counted as a failure immediately, because the process could end before the result is known.
 */
export interface AllowedAttempt {
  /** Consecutive failures, including this attempt. */
  failures: number;
  /** Whether the attempt needed a captcha. */
  isCaptchaNeeded: boolean;
  /** Resets the failures after correct credentials. Runs in the transaction of the login. */
  forgetFailures(tx: Queries): Promise<void>;
  /** Restores the used allowance after correct credentials. Runs after the transaction. */
  restoreUse(): Promise<void>;
  /** Removes the count of an attempt that did not take place. */
  undo(): Promise<void>;
}

/**
 * Allows or refuses an attempt to log in. Failures are counted for the name, existing or not, and for the address.
 * After three consecutive failures for a name, or many from an address, a captcha is required. After six, each further
 * failure causes a growing wait for attempts without a solved captcha. Attempts with solved captchas have much higher
 * limits. Known devices of the member have separate counts, so that guesses by others do not lock the member out.
 * @throws CAPTCHA_REQUIRED, CAPTCHA_WRONG, TOO_MANY.
 */
export async function allowAttempt(
  context: Context,
  username: string,
  member: Member | undefined,
): Promise<AllowedAttempt> {
  const { db, merchant, body, caller, limits } = context;
  const isKnown = await isKnownDevice(db, member?.id, body.deviceToken);
  const source = isKnown ? `device ${hashToken(body.deviceToken).toString('base64url')}` : '';
  const name: AttemptedName = { merchantCode: merchant.code, username, source };
  const address = `${merchant.code} ${caller.network}`;
  const taken: Use[] = [];
  const giveAllBack = async () => {
    for (const use of taken) await restoreUse(db, use);
  };
  const tryToTake = async (use: Use): Promise<number> => {
    const wait = await take(db, use);
    if (wait === 0) taken.push(use);
    return wait;
  };
  const takeOrRefuse = async (use: Use): Promise<void> => {
    const wait = await tryToTake(use);
    if (wait > 0) throw tooManyTries(wait);
  };

  try {
    const isAddressOver = !isKnown && (await tryToTake({ allowance: limits.loginFailures, of: address })) > 0;
    const { failures, waitSeconds } = await readFailures(db, name);
    const isGuessedAt = failures >= freeFailures;
    const isCaptchaNeeded = isAddressOver || isGuessedAt;
    const hasAnswer = body.captcha !== '' && body.captchaId !== '';
    if (isCaptchaNeeded && !hasAnswer && waitSeconds > 0) throw await waitOrSolve(context, waitSeconds);
    if (isCaptchaNeeded && hasAnswer) {
      const guessed = `${merchant.code} ${username}`;
      if (isAddressOver) await takeOrRefuse({ allowance: limits.solvedLoginFailures, of: address });
      if (isGuessedAt)
        await takeOrRefuse({ allowance: limits.solvedGuesses, of: `${guessed} ${source || caller.network}` });
      if (isGuessedAt && !isKnown) await takeOrRefuse({ allowance: limits.solvedGuessesOfAll, of: guessed });
    }
    const counted = await countAsFailed(context, name, isCaptchaNeeded);
    return {
      failures: counted,
      isCaptchaNeeded,
      forgetFailures: (tx) => clearFailures(tx, name),
      restoreUse: giveAllBack,
      async undo() {
        await uncountFailure(db, name);
        await giveAllBack();
      },
    };
  } catch (error) {
    // A refused attempt is not counted.
    await giveAllBack();
    throw error;
  }
}

/**
 * Checks the captcha if it is required, and counts the attempt. @returns consecutive failures, including this attempt.
 */
async function countAsFailed({ db, body }: Context, name: AttemptedName, isCaptchaNeeded: boolean): Promise<number> {
  const { merchantCode } = name;
  return runInTransaction(db, async (tx) => {
    await lockAttempts(tx, name);
    const { failures } = await readFailures(tx, name);
    // If another attempt was counted since the first read, this attempt needs a captcha now.
    const isNeededNow = failures >= freeFailures && !isCaptchaNeeded;
    if (isNeededNow) await requireCaptcha(tx, { merchantCode, captchaId: '', captcha: '' });
    if (isCaptchaNeeded) await requireCaptcha(tx, { merchantCode, captchaId: body.captchaId, captcha: body.captcha });
    await countFailure(tx, name, failures + 1);
    return failures + 1;
  });
}

async function waitOrSolve({ db, merchant }: Context, seconds: number): Promise<CallFailure> {
  return new CallFailure(
    'TOO_MANY',
    `Too many tries. Wait ${seconds} seconds, or solve the captcha in value.captcha.`,
    {
      headers: { 'Retry-After': String(seconds) },
      value: { captcha: await createCaptcha(db, merchant.code) },
    },
  );
}
