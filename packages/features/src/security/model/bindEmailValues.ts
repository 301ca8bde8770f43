/** What the form holds. All but the code is stored with its draft. */
export interface BindEmailValues {
  email: string;
  verificationCode: string;
  /** The address that the last code went to, as it was typed; empty while none went out. */
  sentTo: string;
  /** Until when that code is good: ISO 8601 by the gateway's clock; empty likewise. */
  expiresAt: string;
  /** When another code may go to that address: milliseconds since 1970 by this device's clock. A text, so that it is stored. */
  nextAt: string;
  /** How many seconds that was away when it was noted, as text: a clock that is put back makes it no longer. */
  waitSeconds: string;
}

/** An untouched form. */
export const noBindEmailValues: BindEmailValues = {
  email: '',
  verificationCode: '',
  sentTo: '',
  expiresAt: '',
  nextAt: '0',
  waitSeconds: '0',
};
