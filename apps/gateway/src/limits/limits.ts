/** So many at once, and another one each time some seconds have passed. */
export interface Allowance {
  /** Unique; part of the key of its rows. */
  name: string;
  most: number;
  /** Seconds until one that was taken is given back. */
  seconds: number;
}

/**
 * The standard figures. Each counts for itself at each merchant. An address is shared by families and by the phones of a
 * mobile network, so what is counted by address is failures and what costs money, and where a captcha can be solved
 * more is allowed with one.
 */
const standard = {
  /** Failed logins from an address, before each further login from there needs a captcha. */
  loginFailures: { most: 30, seconds: 30 },
  /** Failed logins from an address with solved captchas, beyond those. */
  solvedLoginFailures: { most: 60, seconds: 10 },
  /** Failed logins for a name from an address with solved captchas, while the name is being guessed at. */
  solvedGuesses: { most: 20, seconds: 600 },
  /** The same from all addresses together. Devices that the member is known by are not counted. */
  solvedGuessesOfAll: { most: 60, seconds: 240 },
  /** Registrations from an address, before each further one needs a captcha. */
  registrations: { most: 10, seconds: 120 },
  /** Registrations from an address with solved captchas. */
  solvedRegistrations: { most: 20, seconds: 60 },
  /** Trial accounts from an address. */
  trials: { most: 10, seconds: 60 },
  /** Codes by SMS and e-mail that are asked for from an address. */
  codes: { most: 20, seconds: 30 },
  /** Codes that a member asks for. */
  codesOfMember: { most: 6, seconds: 300 },
  /** Codes to a thousand neighbouring numbers, as those have that are rented to be paid for each SMS. */
  codesOfNumberRange: { most: 10, seconds: 60 },
  /** Wrong codes from an address. */
  wrongCodes: { most: 20, seconds: 60 },
  /** Captchas drawn for an address. */
  captchas: { most: 120, seconds: 1 },
  /** User names that an address asks about. */
  namesAskedAbout: { most: 60, seconds: 5 },
} as const satisfies Readonly<Record<string, Omit<Allowance, 'name'>>>;

export type Limits = { readonly [Name in keyof typeof standard]: Allowance };

/** @param scale Multiplies every figure: 2 allows twice as many, in each time. */
export function createLimits(scale = 1): Limits {
  if (!(scale > 0)) throw new Error(`The limits can't be multiplied by ${scale}: give a number above 0.`);
  return Object.fromEntries(
    Object.entries(standard).map(([name, { most, seconds }]) => [
      name,
      { name, most: Math.max(1, Math.floor(most * scale)), seconds: seconds / scale },
    ]),
  ) as Limits;
}
