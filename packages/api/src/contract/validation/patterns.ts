/** Patterns of rules that are equal for all merchants. They apply to the whole text, with the flag u. */
export const patterns = {
  digits: '^[0-9]+$',
  /**
   * This pattern is loose on purpose: it only detects typing mistakes. The code that is sent to the address proves it.
   */
  email: '^[^\\s@]+@[^\\s@]+\\.[^\\s@.]+$',
  /** A typed number: digits of any script and separators, with or without a plus. */
  mobileNum:
    '^[+＋]?[\\p{Nd}\\s\\(\\)\\.\\-\\/\\u00ad\\u2010-\\u2015\\u2212\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069]+$',
} as const;

/** Maximum lengths, in characters. */
export const lengths = {
  captcha: 6,
  verificationCode: 10,
  /** Exact number of digits. */
  paymentPassword: 6,
  mobileNum: 20,
  email: 254,
} as const;
