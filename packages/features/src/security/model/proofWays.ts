import type { Security } from '@livery/api/security/getSecurity';
import type { Verification } from '@livery/api/security/getVerification';
import { type AnsweredQuestion, slots } from './questionsValues.ts';

/**
 * How somebody proves who they are before they set or change the payment password.
 *
 * old        the current one
 * password   the login password, while none is set
 * sms, email a code to their own number or address
 * answers    the answers to their security questions
 */
export type ProofWay = 'old' | 'password' | 'sms' | 'email' | 'answers';

interface Offered {
  /** Undefined where the gateway did not say it: then there is no way by a code. */
  verification: Verification | undefined;
  /** The questions that the member has answered; fewer than three are no proof. */
  questions: readonly AnsweredQuestion[];
}

/** The ways that are open to a member, the nearest first. */
export function proofWays(security: Security, { verification, questions }: Offered): ProofWay[] {
  const offered = verification?.purposes.find(({ purpose }) => purpose === 'paymentPassword')?.channels ?? [];
  const ways: Record<ProofWay, boolean> = {
    old: security.hasPaymentPassword,
    password: !security.hasPaymentPassword && security.hasPassword,
    sms: offered.includes('sms') && security.mobile !== '',
    email: offered.includes('email') && security.isEmailBound,
    answers: questions.length === slots.length,
  };
  return (Object.keys(ways) as ProofWay[]).filter((way) => ways[way]);
}
