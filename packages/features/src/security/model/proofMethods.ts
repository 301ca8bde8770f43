import type { Security } from '@livery/api/security/getSecurity';
import type { Verification } from '@livery/api/security/getVerification';
import { type AnsweredQuestion, slots } from './questionsValues.ts';

/**
 * The methods by which a member proves the identity before setting or changing the payment password.
 *
 * old        the current one
 * password   the login password, while there is no payment password
 * sms, email a code to the member's number or address
 * answers    the answers to the security questions
 */
export type ProofMethod = 'old' | 'password' | 'sms' | 'email' | 'answers';

interface Offered {
  /** The merchant's codes. Undefined if they could not be loaded. Then no code is offered. */
  verification: Verification | undefined;
  /** The questions that the member has answered. Fewer than three are not a proof. */
  questions: readonly AnsweredQuestion[];
}

/** Returns the methods that a member can use, the easiest first. */
export function proofMethods(security: Security, { verification, questions }: Offered): ProofMethod[] {
  const offered = verification?.purposes.find(({ purpose }) => purpose === 'paymentPassword')?.channels ?? [];
  const ways: Record<ProofMethod, boolean> = {
    old: security.hasPaymentPassword,
    password: !security.hasPaymentPassword && security.hasPassword,
    sms: offered.includes('sms') && security.mobile !== '',
    email: offered.includes('email') && security.isEmailBound,
    answers: questions.length === slots.length,
  };
  return (Object.keys(ways) as ProofMethod[]).filter((way) => ways[way]);
}
