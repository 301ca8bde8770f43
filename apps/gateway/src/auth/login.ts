import type { Queries } from '../db/connect.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure, tooManyTries } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { createCaptcha, requireCaptcha } from './captchas.ts';
import {
  countFailure,
  clearFailures,
  freeFailures,
  lockAttempts,
  readFailures,
  type AttemptedName,
} from './loginAttempts.ts';
import { type LoginAttempt, loginMethods } from './loginMethods.ts';
import { runSerially } from '../http/runSerially.ts';
import { signIn } from './signIn.ts';

/**
 * Logs in by user name, by a code sent by SMS, or by a number that Firebase verified. After three consecutive failures
 * for a name or number, existing or not, a captcha is required; after six, each further failure causes a growing wait.
 */
export async function login(context: ContextOf<'login'>): Promise<ValueOf<'login'>> {
  const { merchant, db, body } = context;
  const loginTry = await loginMethods[body.type](context);
  const name = { merchantCode: merchant.code, username: loginTry.name };
  return runSerially(`${name.merchantCode} ${name.username}`, () =>
    runInTransaction(db, async (tx) => {
      await lockAttempts(tx, name);
      return tryLogin(tx, name, loginTry, body);
    }),
  );
}

async function tryLogin(
  tx: Queries,
  name: AttemptedName,
  { findMember }: LoginAttempt,
  { captchaId, captcha }: ContextOf<'login'>['body'],
): Promise<ValueOf<'login'>> {
  const { merchantCode } = name;
  const { failures, waitSeconds } = await readFailures(tx, name);
  if (waitSeconds > 0) throw tooManyTries(waitSeconds);
  if (failures >= freeFailures) await requireCaptcha(tx, { merchantCode, captchaId, captcha });

  const member = await findMember(tx);
  if (member === undefined) {
    await countFailure(tx, name, failures + 1);
    const next = failures + 1 >= freeFailures ? await createCaptcha(tx, merchantCode) : undefined;
    throw new CallFailure('LOGIN_WRONG', 'User name or password is wrong.', {
      keepsChanges: true,
      value: next && { captcha: next },
    });
  }
  await clearFailures(tx, name);
  return signIn(tx, member);
}
