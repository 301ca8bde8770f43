import type { ProofMethod } from './proofMethods.ts';
import type { Slot } from './questionsValues.ts';

/** The values of the form. */
export interface PaymentPasswordValues extends Record<`${Slot}Answer`, string> {
  way: ProofMethod;
  oldPaymentPassword: string;
  /** The login password. */
  password: string;
  verificationCode: string;
  newPaymentPassword: string;
  confirmNewPaymentPassword: string;
  /** The method of the last requested code; empty if none was requested. Another method may be used immediately. */
  codeWay: ProofMethod | '';
  /**
   * The time of the next possible code: milliseconds since 1970 by this device's clock. It is a text, so that the draft
   * stores it.
   */
  nextAt: string;
  /**
   * The waiting time in seconds at the moment when it was stored, as text. It limits the wait if the device's clock is
   * put back.
   */
  waitSeconds: string;
}

/** The initial values for one method of proof. */
export const initialPaymentPassword = (way: ProofMethod): PaymentPasswordValues => ({
  way,
  oldPaymentPassword: '',
  password: '',
  verificationCode: '',
  firstAnswer: '',
  secondAnswer: '',
  thirdAnswer: '',
  newPaymentPassword: '',
  confirmNewPaymentPassword: '',
  codeWay: '',
  nextAt: '0',
  waitSeconds: '0',
});
