import type { ContextOf } from '../http/callContext.ts';
import { requestInvalid } from '../http/callFailure.ts';
import { requireCaptcha } from './captchas.ts';
import { findRuleViolations, type RegistrationRules, registrationRules } from './registrationRules.ts';

/** Ends unless a registration holds the merchant's rules, and its captcha is right where one is asked for. */
export async function requireValidRegistration(
  { merchant, db, body }: ContextOf<'register'>,
  differences: RegistrationRules = {},
): Promise<void> {
  const { captcha: captchaRule, ...rules } = { ...registrationRules(merchant), ...differences };
  const issues = findRuleViolations(rules, body);
  if (body.confirmPassword !== body.password)
    issues.push({ path: 'body.confirmPassword', message: 'is not the password' });
  if (issues.length > 0) throw requestInvalid(...issues);
  if (captchaRule?.enabled)
    await requireCaptcha(db, { merchantCode: merchant.code, captchaId: body.captchaId, captcha: body.captcha });
}
