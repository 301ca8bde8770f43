import type { Queries } from '../db/connect.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure, tooMany } from '../http/callFailure.ts';
import { inTransaction } from '../http/inTransaction.ts';
import { newCaptcha, requireCaptcha } from './captchas.ts';
import { countFailure, forgetFailures, freeFailures, lockName, readFailures, type TriedName } from './loginAttempts.ts';
import { type LoginTry, loginTries } from './loginTries.ts';
import { oneAtATime } from './oneAtATime.ts';
import { signIn } from './signIn.ts';

/**
 * Logs in by user name, by a code that came by SMS, or by a number that Firebase proved. After three failures in a row for a
 * name or number (known or not) a captcha is asked for; after six, each further one brings a growing wait.
 */
export async function login(context: ContextOf<'login'>): Promise<ValueOf<'login'>> {
  const { merchant, db, body } = context;
  const loginTry = await loginTries[body.type](context);
  const name = { merchantCode: merchant.code, username: loginTry.name };
  return oneAtATime(`${name.merchantCode} ${name.username}`, () =>
    inTransaction(db, async (tx) => {
      await lockName(tx, name);
      return tryLogin(tx, name, loginTry, body);
    }),
  );
}

async function tryLogin(
  tx: Queries,
  name: TriedName,
  { findMember }: LoginTry,
  { captchaId, captcha }: ContextOf<'login'>['body'],
): Promise<ValueOf<'login'>> {
  const { merchantCode } = name;
  const { failures, waitSeconds } = await readFailures(tx, name);
  if (waitSeconds > 0) throw tooMany(waitSeconds);
  if (failures >= freeFailures) await requireCaptcha(tx, { merchantCode, captchaId, captcha });

  const member = await findMember(tx);
  if (member === undefined) {
    await countFailure(tx, name, failures + 1);
    const next = failures + 1 >= freeFailures ? await newCaptcha(tx, merchantCode) : undefined;
    throw new CallFailure('LOGIN_WRONG', 'User name or password is wrong.', {
      keepsChanges: true,
      value: next && { captcha: next },
    });
  }
  await forgetFailures(tx, name);
  return signIn(tx, member);
}
