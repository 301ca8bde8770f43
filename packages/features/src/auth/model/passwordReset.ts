import type { Verification } from '@livery/api/security/getVerification';
import type { Country } from '@livery/api/site/countries';
import type { NewPassword } from '../hooks/useNewPasswordRules.ts';

/** The channel of the code with which a new password is set. */
export type ResetMethod = 'sms' | 'email';

/** Values of the form for a forgotten password. All values except passwords and codes are restored after a reload. */
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
  /** The target of the last code, as returned by `targetOf`. Empty before the first code is sent. */
  sentTo: string;
  /** Time when another code may be requested: milliseconds since 1970 by this device's clock, as text. */
  nextAt: string;
  /**
   * The waiting time at the moment it was stored, in seconds, as text. It limits the wait if the clock is set back
   * later.
   */
  waitSeconds: string;
  /** Minutes for which the last code is valid, as text. */
  validMinutes: string;
}

/** Returns the ways that a merchant offers, in the order of their tabs. The screen opens with the first way. */
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

/**
 * Returns a key for the target of a code. The key is equal for the same number, or for the same user name and address.
 */
export function targetOf({ way, country, mobileNum, username, email }: ResetValues): string {
  const target = way === 'sms' ? [country, mobileNum.replace(/^0+/, '')] : [username, email];
  return [way, ...target.map((part) => part.trim().toLowerCase())].join(' ');
}

/**
 * Whether the player must still wait for another code. If the clock is set back after the last code, the wait does not
 * become longer.
 */
export function isCoolingDown({ nextAt, waitSeconds }: ResetValues, now: number): boolean {
  const left = Number(nextAt) - now;
  return left > 0 && left <= Number(waitSeconds) * 1000;
}

/** The fields that identify the account, for each way. */
export const accountFields = { sms: ['mobileNum'], email: ['username', 'email'] } as const satisfies Record<
  ResetMethod,
  readonly (keyof ResetValues)[]
>;
