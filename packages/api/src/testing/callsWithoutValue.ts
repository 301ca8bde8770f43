import type { CallName } from '../contract/calls.ts';

/** Calls whose value no screen needs: `success` without a value is enough. */
export const callsWithoutValue = [
  'changePassword',
  'changePaymentPassword',
  'logout',
  'markAsRead',
  'register',
  'registerMobile',
  'setPasswordEmail',
  'setPasswordPhone',
  'setSecurityQuestions',
] as const satisfies readonly CallName[];
