import type { Verification } from '@livery/api/security/getVerification';
import type { Country } from '@livery/api/site/countries';
import type { NewPassword } from '../hooks/useNewPasswordRules.ts';

/** The channel of the code with which a new password is set. */
export type ResetMethod = 'sms' | 'email';

/** Values of the form for a forgotten password. All values except passwords and codes survive a reload. */
export interface ResetValues extends NewPassword {
  way: ResetMethod;
  /** ISO code of the number's country. */
  country: string;
  mobileNum: string;
  username: string;
  email: string;
  verificationCode: string;
  /** The current step: the account, or the code and the new password. */
  step: 'account' | 'password';
  /** The target of the last code, as returned by `targetOf`. Empty before the first. */
  sentTo: string;
  /** When another code may be requested: milliseconds since 1970 by this device's clock, as text. */
  nextAt: string;
  /**
   * The waiting time in seconds when it was stored, as text. If the clock is set back later, the wait does not get
   * longer.
   */
  waitSeconds: string;
  /** Minutes for which the last code is valid, as text. */
  validMinutes: string;
}

/** The ways that a merchant offers, in the order of their tabs. The screen opens with the first. */
export function resetMethods({ purposes }: Verification): ResetMethod[] {
  const channels = purposes.find(({ purpose }) => purpose === 'password')?.channels ?? [];
  return (['sms', 'email'] as const).filter((way) => channels.includes(way));
}

/** An untouched form. */
export const emptyReset = (ways: readonly ResetMethod[], countries: readonly Country[]): ResetValues => ({
  way: ways[0] ?? 'email',
  country: countries[0]?.code ?? '',
  mobileNum: '',
  username: '',
  email: '',
  verificationCode: '',
  newPassword: '',
  confirmNewPassword: '',
  step: 'account',
  sentTo: '',
  nextAt: '',
  waitSeconds: '',
  validMinutes: '',
});

/** A key for the target of a code: equal for the same number, or for the same user name and address. */
export function targetOf({ way, country, mobileNum, username, email }: ResetValues): string {
  const target = way === 'sms' ? [country, mobileNum.replace(/^0+/, '')] : [username, email];
  return [way, ...target.map((part) => part.trim().toLowerCase())].join(' ');
}

/** Whether another code must still wait. Setting the clock back after the last code does not make the wait longer. */
export function isCoolingDown({ nextAt, waitSeconds }: ResetValues, now: number): boolean {
  const left = Number(nextAt) - now;
  return left > 0 && left <= Number(waitSeconds) * 1000;
}

/** The fields that identify the account, for each way. */
export const accountFields = { sms: ['mobileNum'], email: ['username', 'email'] } as const satisfies Record<
  ResetMethod,
  readonly (keyof ResetValues)[]
>;
