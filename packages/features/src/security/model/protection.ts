import type { Security } from '@livery/api/security/getSecurity';

/** How much of what secures an account a member has set. The number is not counted: members do not set it themselves. */
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
