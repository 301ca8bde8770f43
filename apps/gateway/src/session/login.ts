import { and, eq, sql } from 'drizzle-orm';
import { isPassword, spendCheck } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure, tooMany } from '../http/callFailure.ts';
import { newCaptcha, requireCaptcha } from './captchas.ts';
import { countFailure, forgetFailures, freeFailures, lockName, readFailures } from './loginAttempts.ts';
import { oneAtATime } from './oneAtATime.ts';
import { openSession } from './sessions.ts';

/**
 * Logs in by user name. After three failures in a row for a name (known or not) a captcha is asked for; after six, each
 * further one brings a growing wait.
 */
export async function login({ merchant, db, body }: ContextOf<'login'>): Promise<ValueOf<'login'>> {
  if (body.type !== 'username') throw new CallFailure('NOT_ALLOWED', `Login by ${body.type} is not switched on at this merchant.`);
  const name = { merchantCode: merchant.code, username: body.username.trim().toLowerCase() };
  const outcome = await oneAtATime(`${name.merchantCode} ${name.username}`, () =>
    db.transaction(async (tx) => {
      await lockName(tx, name);
      try {
        return await tryLogin(tx, name, body);
      } catch (error) {
        // Handed out, not thrown: a thrown failure would take back what was counted.
        if (error instanceof CallFailure) return error;
        throw error;
      }
    }),
  );
  if (outcome instanceof CallFailure) throw outcome;
  return outcome;
}

async function tryLogin(tx: Queries, name: { merchantCode: string; username: string }, body: ContextOf<'login'>['body']): Promise<ValueOf<'login'>> {
  const { failures, waitSeconds } = await readFailures(tx, name);
  if (waitSeconds > 0) throw tooMany(waitSeconds);
  if (failures >= freeFailures) await requireCaptcha(tx, { merchantCode: name.merchantCode, captchaId: body.captchaId, captcha: body.captcha });

  const [member] = await tx.select().from(members).where(and(eq(members.merchantCode, name.merchantCode), eq(members.username, name.username)));
  const isRight = member === undefined ? await spendCheck(body.password) : await isPassword(body.password, member.passwordHash);
  if (member === undefined || !isRight) {
    await countFailure(tx, name, failures + 1);
    const captcha = failures + 1 >= freeFailures ? await newCaptcha(tx, name.merchantCode) : undefined;
    throw new CallFailure('LOGIN_WRONG', 'User name or password is wrong.', { value: captcha && { captcha } });
  }
  await forgetFailures(tx, name);
  if (member.status === 'closed') throw new CallFailure('ACCOUNT_DISABLED', 'The account is closed.');
  await tx.update(members).set({ lastLoginAt: sql`now()` }).where(eq(members.id, member.id));
  return {
    token: await openSession(tx, member),
    merchantCode: member.merchantCode,
    userName: member.username,
    type: member.type,
    firstTimeLogin: member.lastLoginAt === null,
  };
}
