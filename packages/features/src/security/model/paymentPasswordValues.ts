import type { ProofWay } from './proofWays.ts';
import type { Slot } from './questionsValues.ts';

/** What the form holds. */
export interface PaymentPasswordValues extends Record<`${Slot}Answer`, string> {
  way: ProofWay;
  oldPaymentPassword: string;
  /** The login password. */
  password: string;
  verificationCode: string;
  newPaymentPassword: string;
  confirmNewPaymentPassword: string;
  /** How the last code was requested; empty until one was. By another way one may be requested at once. */
  codeWay: ProofWay | '';
  /** When another code may be requested: milliseconds since 1970 by this device's clock. A text, so that it is stored. */
  nextAt: string;
  /** How many seconds that was away when it was noted, as text: a clock that is put back makes it no longer. */
  waitSeconds: string;
}

/** An untouched form that proves who it is by one way. */
export const untouchedPaymentPassword = (way: ProofWay): PaymentPasswordValues => ({
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
