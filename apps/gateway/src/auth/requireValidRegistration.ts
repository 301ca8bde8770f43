import type { ContextOf } from '../http/callContext.ts';
import { requestInvalid } from '../http/callFailure.ts';
import { findRuleViolations, type RegistrationRules, registrationRules } from './registrationRules.ts';

/**
 * Throws REQUEST_INVALID unless a registration satisfies the merchant's rules.
 * @param differences rules that replace the merchant's.
 */
export function requireValidRegistration(
  { merchant, body }: ContextOf<'register'>,
  differences: RegistrationRules = {},
): void {
  const { captcha: _, ...rules } = { ...registrationRules(merchant), ...differences };
  const issues = findRuleViolations(rules, body);
  if (body.confirmPassword !== body.password)
    issues.push({ path: 'body.confirmPassword', message: 'is not the password' });
  if (issues.length > 0) throw requestInvalid(...issues);
}
