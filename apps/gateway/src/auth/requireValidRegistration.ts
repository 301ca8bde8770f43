import type { ContextOf } from '../http/callContext.ts';
import { requestInvalid } from '../http/callFailure.ts';
import { requireCaptcha } from './captchas.ts';
import { findRuleViolations, type RegistrationRules, registrationRules } from './registrationRules.ts';

/**
 * Throws REQUEST_INVALID unless a registration satisfies the merchant's rules; where a captcha is required, throws what
 * `requireCaptcha` does.
 * @param differences rules that replace the merchant's.
 */
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
