import type { Security } from '@livery/api/security/getSecurity';
import type { Verification } from '@livery/api/security/getVerification';

/**
 * How somebody proves who they are before they set or change the payment password.
 *
 * old        the current one
 * password   the login password, while none is set
 * sms, email a code to their own number or address
 */
export type ProofWay = 'old' | 'password' | 'sms' | 'email';

/** The ways that are open to a member, the nearest first. Without `verification` none by a code. */
export function proofWays(security: Security, verification: Verification | undefined): ProofWay[] {
  const offered = verification?.purposes.find(({ purpose }) => purpose === 'paymentPassword')?.channels ?? [];
  const ways: Record<ProofWay, boolean> = {
    old: security.hasPaymentPassword,
    password: !security.hasPaymentPassword && security.hasPassword,
    sms: offered.includes('sms') && security.mobile !== '',
    email: offered.includes('email') && security.isEmailBound,
  };
  return (Object.keys(ways) as ProofWay[]).filter((way) => ways[way]);
}
