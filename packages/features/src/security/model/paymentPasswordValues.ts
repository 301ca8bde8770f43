import type { ProofWay } from './proofWays.ts';

/** What the form holds. */
export interface PaymentPasswordValues {
  way: ProofWay;
  oldPaymentPassword: string;
  /** The login password. */
  password: string;
  verificationCode: string;
  newPaymentPassword: string;
  confirmNewPaymentPassword: string;
  /** When another code may be requested: milliseconds since 1970 by this device's clock. A text, so that it is stored. */
  nextAt: string;
}
