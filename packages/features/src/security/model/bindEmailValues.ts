/** The values of the form. All except the code are stored with its draft. */
export interface BindEmailValues {
  email: string;
  verificationCode: string;
  /** The address to which the last code was sent, as it was typed; empty if none was sent. */
  sentTo: string;
  /** The expiry of the last code: ISO 8601 by the gateway's clock. Empty if no code was sent. */
  expiresAt: string;
  /**
   * The time of the next possible code to that address: milliseconds since 1970 by this device's clock. It is a text,
   * so that the draft stores it.
   */
  nextAt: string;
  /**
   * The waiting time in seconds at the moment when it was stored, as text. It limits the wait if the device's clock is
   * put back.
   */
  waitSeconds: string;
}

/** The initial values. */
export const noBindEmailValues: BindEmailValues = {
  email: '',
  verificationCode: '',
  sentTo: '',
  expiresAt: '',
  nextAt: '0',
  waitSeconds: '0',
};
