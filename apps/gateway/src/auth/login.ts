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
 * Limits simultaneous logins. Each uses at most one database connection, so that many logins leave half of the
 * connections to other calls. Up to 50 logins wait, the last of them about three seconds. Further logins are rejected
 * immediately with BUSY, before the gateway reads anything for them.
 */
const runInOrder = createFairQueue({ running: 5, waiting: 50, full: () => busy(3) });

/**
 * Logs in by user name, by a code sent by SMS, or by a number that Firebase verified. `loginGuard.ts` limits the
 * attempts and decides when a captcha is required. Password comparison uses no database connection.
 */
export async function login(context: Context): Promise<ValueOf<'login'>> {
  const { merchant, body, caller } = context;
  const attempt = await loginMethods[body.type](context);
  // Attempts for one name run serially. Otherwise simultaneous requests with the right password would be counted as
  // several guesses.
  return runSerially(`login ${merchant.code} ${attempt.name} ${caller.network} ${body.deviceToken}`, () =>
    runInOrder(caller.network, () => tryLogin(context, attempt)),
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
      // The comparison also runs for an unknown name, so that the response time does not reveal which names exist.
      const isRight = await attempt.confirm(tx, member, proved);
      isConfirmed = isRight && member !== undefined;
      if (member === undefined || !isConfirmed) throw await wrongLogin(tx, context, allowed);
      await allowed.forgetFailures(tx);
      return { ...(await signIn(tx, member)), deviceToken: await rememberDevice(tx, member.id, body.deviceToken) };
    });
  } finally {
    if (isConfirmed) await allowed.restoreUse();
  }
}

/**
 * The failure for wrong credentials. It does not reveal which part was wrong. It includes the captcha that the next
 * attempt needs.
 */
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
