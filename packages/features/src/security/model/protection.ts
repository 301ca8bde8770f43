import type { Security } from '@livery/api/security/getSecurity';

/**
 * Returns how many parts of the account's security a member has set. The mobile number is not counted, because members
 * cannot set it themselves.
 */
export function protectionOf(security: Security): { done: number; total: number } {
  const parts = [
    security.hasPassword,
    security.hasPaymentPassword,
    security.hasSecurityQuestions,
    security.isEmailBound,
    security.payeeName !== '',
  ];
  return { done: parts.filter(Boolean).length, total: parts.length };
}
