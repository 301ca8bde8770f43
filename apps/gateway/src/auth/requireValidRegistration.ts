import type { ContextOf } from '../http/callContext.ts';
import { requestInvalid } from '../http/callFailure.ts';
import { findRuleViolations, type RegistrationRules, registrationRules } from './registrationRules.ts';

/**
 * Throws REQUEST_INVALID unless a registration satisfies the rules. The captcha answer is checked separately.
 * @param rules Default: the merchant's rules for a registration by user name.
 */
export function requireValidRegistration(
  { merchant, body }: ContextOf<'register'>,
  { captcha: _, ...rules }: RegistrationRules = registrationRules(merchant),
): void {
  const issues = findRuleViolations(rules, body);
  if (body.confirmPassword !== body.password)
    issues.push({ path: 'body.confirmPassword', message: 'differs from the password' });
  if (issues.length > 0) throw requestInvalid(...issues);
}
