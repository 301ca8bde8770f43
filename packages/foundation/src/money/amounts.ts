/*
 * Arithmetic with decimal strings, for example "1234.50", as the gateway sends them. All calculations use whole minor
 * units in bigint: no amount is converted to a float, and nothing is rounded up.
 */

/**
 * An amount in minor units: "12.5" with two decimals is 1250n. Further decimals are cut off. @throws if the text is not
 * an amount
 */
export function toMinor(amount: string, decimals: number): bigint {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount) ?? [];
  if (whole === undefined) throw new RangeError(`"${amount}" is not an amount.`);
  const units = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  return sign === '-' ? -units : units;
}

/** Minor units as a decimal string: 1250n with two decimals is "12.50". */
export function fromMinor(minor: bigint, decimals: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Number of decimals that is higher than that of any currency or percentage of the contract. */
const finest = 8;

/** -1 if `one` is smaller, 1 if it is larger, else 0. */
export function compareAmounts(one: string, other: string): -1 | 0 | 1 {
  const [left, right] = [toMinor(one, finest), toMinor(other, finest)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether an amount is zero: "0", "0.00". */
export const isZeroAmount = (amount: string): boolean => toMinor(amount, finest) === 0n;

/** The sum of two amounts, with as many decimals as the amount that has more. */
export const addAmounts = (one: string, other: string): string => combined(one, other, (left, right) => left + right);

/** `one` minus `other`; can be negative. */
export const subtractAmounts = (one: string, other: string): string =>
  combined(one, other, (left, right) => left - right);

function combined(one: string, other: string, combine: (left: bigint, right: bigint) => bigint): string {
  const decimals = Math.max(...[one, other].map((amount) => amount.split('.')[1]?.length ?? 0));
  return fromMinor(combine(toMinor(one, decimals), toMinor(other, decimals)), decimals);
}

/**
 * A share of an amount, rounded down to a minor unit, as the gateway rounds fees and bonuses.
 *
 * @param percent for example "1.5"
 */
export function shareOf(amount: string, percent: string, decimals: number): string {
  return fromMinor((toMinor(amount, decimals) * toMinor(percent, finest)) / (100n * 10n ** BigInt(finest)), decimals);
}
