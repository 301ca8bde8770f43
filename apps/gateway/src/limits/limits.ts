/** `most` uses at a time, and one more after each interval of `seconds`. */
export interface Allowance {
  /** Unique; part of the key of its rows. */
  name: string;
  most: number;
  /** Seconds until one use is restored. */
  seconds: number;
}

/**
 * The standard limits, counted separately for each merchant. Families, and the phones of a mobile network, share an
 * address. So limits by address count only failures and actions that cost money, and a solved captcha allows more.
 */
const standard = {
  /** Failed logins from an address before each further login from it needs a captcha. */
  loginFailures: { most: 30, seconds: 30 },
  /** Further failed logins from an address with solved captchas. */
  solvedLoginFailures: { most: 60, seconds: 10 },
  /** Failed logins for a name from an address with solved captchas, while others guess its password. */
  solvedGuesses: { most: 20, seconds: 600 },
  /**
   * Failed logins for a name with solved captchas, from all addresses together. Known devices of the member are not
   * counted.
   */
  solvedGuessesOfAll: { most: 60, seconds: 240 },
  /** Registrations from an address before each further registration needs a captcha. */
  registrations: { most: 10, seconds: 120 },
  /** Registrations from an address with solved captchas. */
  solvedRegistrations: { most: 20, seconds: 60 },
  /** Trial accounts from an address. */
  trials: { most: 10, seconds: 60 },
  /** SMS and email codes requested from an address. */
  codes: { most: 20, seconds: 30 },
  /** Codes requested by a member. */
  codesOfMember: { most: 6, seconds: 300 },
  /** Codes to a thousand neighbouring numbers. Fraudsters rent such number ranges to earn money per SMS. */
  codesOfNumberRange: { most: 10, seconds: 60 },
  /** Wrong codes from an address. */
  wrongCodes: { most: 20, seconds: 60 },
  /** Captchas created for an address. */
  captchas: { most: 120, seconds: 1 },
  /** User names checked from an address. */
  namesAskedAbout: { most: 60, seconds: 5 },
} as const satisfies Readonly<Record<string, Omit<Allowance, 'name'>>>;

export type Limits = { readonly [Name in keyof typeof standard]: Allowance };

/**
 * Creates the limits.
 * @param scale Multiplies every limit: 2 allows twice as many in the same time.
 */
export function createLimits(scale = 1): Limits {
  if (!(scale > 0)) throw new Error(`The limits can't be multiplied by ${scale}: give a number above 0.`);
  return Object.fromEntries(
    Object.entries(standard).map(([name, { most, seconds }]) => [
      name,
      { name, most: Math.max(1, Math.floor(most * scale)), seconds: seconds / scale },
    ]),
  ) as Limits;
}
