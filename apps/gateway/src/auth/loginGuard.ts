import { hashToken } from '../crypto/tokens.ts';
import type { Queries } from '../db/connect.ts';
import type { ContextOf } from '../http/callContext.ts';
import { CallFailure, tooManyTries } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { giveBack, take, type Use } from '../limits/allowances.ts';
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

/** An attempt that may take place. It counts as failed from the start, in case the process ends before it is decided. */
export interface AllowedAttempt {
  /** Consecutive failures, with this attempt. */
  failures: number;
  /** Whether it needed a captcha. */
  isCaptchaNeeded: boolean;
  /** It was right: forgets the failures. For the transaction of the login. */
  forgetFailures(tx: Queries): Promise<void>;
  /** It was right: gives back what it has used up. For after the transaction. */
  giveBack(): Promise<void>;
  /** It did not take place. */
  undo(): Promise<void>;
}

/**
 * Allows an attempt to log in, or refuses it. Failures are counted for the name, existing or not, and for the address.
 * After three failures in a row for a name, or many from an address, a captcha has to be solved; after six, each further
 * failure brings a growing wait to those who solve none. Solved ones are limited too, by far larger figures. A device that
 * the member is known by has counts of its own, so that others who guess do not lock the member out.
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
    for (const use of taken) await giveBack(db, use);
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
      giveBack: giveAllBack,
      async undo() {
        await uncountFailure(db, name);
        await giveAllBack();
      },
    };
  } catch (error) {
    // Refused: it was no attempt.
    await giveAllBack();
    throw error;
  }
}

/** Checks the captcha where one is needed, and counts the attempt. @returns failures in a row, with this one. */
async function countAsFailed({ db, body }: Context, name: AttemptedName, isCaptchaNeeded: boolean): Promise<number> {
  const { merchantCode } = name;
  return runInTransaction(db, async (tx) => {
    await lockAttempts(tx, name);
    const { failures } = await readFailures(tx, name);
    // Another attempt may have been counted since the first look: then the next one has to solve a captcha.
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
