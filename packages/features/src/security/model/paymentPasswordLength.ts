import { lengths } from '@livery/api/contract';

/** Digits of a payment password. */
export const paymentPasswordLength = lengths.paymentPassword;
