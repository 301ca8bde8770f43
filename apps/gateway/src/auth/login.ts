import { createFairQueue } from '../crypto/fairQueue.ts';
import type { Queries } from '../db/connect.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { busy, CallFailure } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { runSerially } from '../http/runSerially.ts';
import type { Member } from '../member/findMember.ts';
import { createCaptcha } from './captchas.ts';
import { rememberDevice } from './knownDevices.ts';
import { freeFailures } from './loginAttempts.ts';
import { allowAttempt, type AllowedAttempt } from './loginGuard.ts';
import { type LoginAttempt, loginMethods } from './loginMethods.ts';
import { signIn } from './signIn.ts';

type Context = ContextOf<'login'>;

/**
 * Logins at work at a time, of which each uses at most one connection to the database: a flood leaves half of them to all other
 * calls. Beyond the waiting ones, of which the last gets its turn within about three seconds, callers hear at once that they
 * should come again, before anything is read for them.
 */
const inTurn = createFairQueue({ running: 5, waiting: 50, full: () => busy(3) });

/**
 * Logs in by user name, by a code sent by SMS, or by a number that Firebase verified. Who may try, and when a captcha has
 * to be solved, is in `loginGuard.ts`. Passwords are compared while no connection to the database is held.
 */
export async function login(context: Context): Promise<ValueOf<'login'>> {
  const { merchant, body, caller } = context;
  const attempt = await loginMethods[body.type](context);
  // One after the other, so that the right password of several requests at once is not taken for several guesses.
  return runSerially(`login ${merchant.code} ${attempt.name} ${caller.network} ${body.deviceToken}`, () =>
    inTurn(caller.network, () => tryLogin(context, attempt)),
  );
}

async function tryLogin(context: Context, attempt: LoginAttempt): Promise<ValueOf<'login'>> {
  const { db } = context;
  const member = await attempt.findMember(db);
  const allowed = await allowAttempt(context, attempt.name, member);
  let isRight: boolean;
  try {
    isRight = await attempt.prove(member);
  } catch (error) {
    await allowed.undo();
    throw error;
  }
  if (!isRight) throw await wrongLogin(db, context, allowed);
  return finishLogin(context, attempt, member, allowed);
}

async function finishLogin(
  context: Context,
  attempt: LoginAttempt,
  proved: Member | undefined,
  allowed: AllowedAttempt,
): Promise<ValueOf<'login'>> {
  const { db, body } = context;
  let isConfirmed = false;
  try {
    return await runInTransaction(db, async (tx) => {
      const member = await attempt.findMember(tx);
      // For a name that nobody has as well: the time does not tell which exist.
      const isRight = await attempt.confirm(tx, member, proved);
      isConfirmed = isRight && member !== undefined;
      if (member === undefined || !isConfirmed) throw await wrongLogin(tx, context, allowed);
      await allowed.forgetFailures(tx);
      return { ...(await signIn(tx, member)), deviceToken: await rememberDevice(tx, member.id, body.deviceToken) };
    });
  } finally {
    if (isConfirmed) await allowed.giveBack();
  }
}

/** The failure of wrong credentials, which does not say what was wrong. It brings the captcha that the next try needs. */
async function wrongLogin(
  db: Queries,
  { merchant }: Context,
  { failures, isCaptchaNeeded }: AllowedAttempt,
): Promise<CallFailure> {
  const needsCaptcha = isCaptchaNeeded || failures >= freeFailures;
  return new CallFailure('LOGIN_WRONG', 'User name or password is wrong.', {
    keepsChanges: true,
    value: needsCaptcha ? { captcha: await createCaptcha(db, merchant.code) } : undefined,
  });
}
