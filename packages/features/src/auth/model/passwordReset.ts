import type { Verification } from '@livery/api/security/getVerification';
import type { Country } from '@livery/api/site/countries';
import type { NewPassword } from '../hooks/useNewPasswordRules.ts';

/** By what a code to set a new password comes. */
export type ResetWay = 'sms' | 'email';

/** What the form of a forgotten password holds. All but passwords and codes survive a reload. */
export interface ResetValues extends NewPassword {
  way: ResetWay;
  /** ISO code of the number's country. */
  country: string;
  mobileNum: string;
  username: string;
  email: string;
  verificationCode: string;
  /** Which step is on show: who it is, or the code and the new password. */
  step: 'account' | 'password';
  /** What the last code went to, as `targetOf` names it; empty before the first. */
  sentTo: string;
  /** When another may be requested: milliseconds since 1970 by this device's clock, as text. */
  nextAt: string;
  /** How many seconds that was away when it was noted, as text: a clock that is put back makes it no longer. */
  waitSeconds: string;
  /** For how many minutes the last code is valid, as text. */
  validMinutes: string;
}

/** The ways that a merchant offers, in the order of their tabs: the screen opens on the first. */
export function resetWays({ purposes }: Verification): ResetWay[] {
  const channels = purposes.find(({ purpose }) => purpose === 'password')?.channels ?? [];
  return (['sms', 'email'] as const).filter((way) => channels.includes(way));
}

/** A form that nobody touched. */
export const emptyReset = (ways: readonly ResetWay[], countries: readonly Country[]): ResetValues => ({
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

/** Names what a code goes to: the same text for the same number, or for the same user name and address. */
export function targetOf({ way, country, mobileNum, username, email }: ResetValues): string {
  const target = way === 'sms' ? [country, mobileNum.replace(/^0+/, '')] : [username, email];
  return [way, ...target.map((part) => part.trim().toLowerCase())].join(' ');
}

/** Whether another code has to wait yet. A clock that was put back since the last one does not make that longer. */
export function mustWait({ nextAt, waitSeconds }: ResetValues, now: number): boolean {
  const left = Number(nextAt) - now;
  return left > 0 && left <= Number(waitSeconds) * 1000;
}

/** The fields that say who it is, by the way that is chosen. */
export const accountFields = { sms: ['mobileNum'], email: ['username', 'email'] } as const satisfies Record<
  ResetWay,
  readonly (keyof ResetValues)[]
>;
