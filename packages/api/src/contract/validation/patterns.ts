/** Patterns of the rules that are the same everywhere, as rules carry them: for the whole text, with the flag u. */
export const patterns = {
  digits: '^[0-9]+$',
  /** Loose on purpose: it catches slips of the hand. The address proves itself by the code that goes there. */
  email: '^[^\\s@]+@[^\\s@]+\\.[^\\s@.]+$',
  /** A number as people type it: digits of any script, what separates them, with or without a plus. */
  mobileNum:
    '^[+＋]?[\\p{Nd}\\s\\(\\)\\.\\-\\/\\u00ad\\u2010-\\u2015\\u2212\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069]+$',
} as const;

/** Longest texts, in characters. */
export const lengths = {
  captcha: 6,
  verificationCode: 10,
  /** Digits; neither fewer nor more. */
  paymentPassword: 6,
  mobileNum: 20,
  email: 254,
} as const;
