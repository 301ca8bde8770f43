import { hashPassword } from '../crypto/passwords.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure, requestInvalid } from '../http/callFailure.ts';
import { requireCaptcha } from '../session/captchas.ts';
import { openMember } from './openMember.ts';
import { brokenRules, registrationRules } from './registrationRules.ts';

/** Registers by user name, under the rules that the merchant's registration config tells. Fields it does not name are ignored. */
export async function register({ merchant, db, body }: ContextOf<'register'>): Promise<ValueOf<'register'>> {
  if (!merchant.switches.USERNAMEREG3) throw new CallFailure('NOT_ALLOWED', 'Registration by user name is not switched on at this merchant.');
  const { captcha: captchaRule, ...rules } = registrationRules(merchant);
  const issues = brokenRules(rules, body);
  if (body.confirmPassword !== body.password) issues.push({ path: 'body.confirmPassword', message: 'is not the password' });
  if (issues.length > 0) throw requestInvalid(...issues);
  if (captchaRule?.enabled) await requireCaptcha(db, { merchantCode: merchant.code, captchaId: body.captchaId, captcha: body.captcha });

  const passwordHash = await hashPassword(body.password);
  const id = await db.transaction((tx) =>
    openMember(tx, merchant, {
      username: body.username, nickname: body.nickname, email: body.email, passwordHash,
      registerMethod: body.registerMethod, registerHost: body.registerUrl,
    }),
  );
  if (id === undefined) throw new CallFailure('USER_EXISTS', 'The user name is taken.');
  return { userName: body.username };
}
