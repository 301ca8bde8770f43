import type { Merchant } from '@livery/merchant';

/**
 * Decimals of a merchant's currency, from its pattern: 2 for `#,##0.00`. ISO lists and `Intl` differ from merchants for
 * some currencies.
 */
export function exponentOf(merchant: Merchant): number {
  return /[.,](0+)$/.exec(merchant.currency.pattern)?.[1]?.length ?? 0;
}

/** Formats minor units as a decimal string: 123450n with exponent 2 is "1234.50". */
export function toDecimal(minorUnits: bigint, exponent: number): string {
  const sign = minorUnits < 0n ? '-' : '';
  const digits = (minorUnits < 0n ? -minorUnits : minorUnits).toString().padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  return exponent === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-exponent)}`;
}

/** An amount in minor units, and its number of decimals. */
export interface Minor {
  amount: bigint;
  exponent: number;
}

/**
 * Formats the sum of amounts that may differ in their decimals, with the largest number of them, and at least `least`.
 */
export function sumToDecimal(amounts: readonly Minor[], least: number): string {
  const finest = Math.max(least, ...amounts.map(({ exponent }) => exponent));
  const total = amounts.reduce((sum, { amount, exponent }) => sum + amount * 10n ** BigInt(finest - exponent), 0n);
  return toDecimal(total, finest);
}

/**
 * Parses a decimal string into minor units: "1234.5" with exponent 2 is 123450n. Undefined for signs, more decimals
 * than the exponent, or any characters except digits and one point. No floating-point number is involved.
 */
export function parseDecimal(text: string, exponent: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > exponent) return undefined;
  return BigInt(whole + fraction.padEnd(exponent, '0'));
}

/** Converts whole currency units to minor units: 10000 with exponent 2 is 1000000n. */
export function toMinorUnits(amount: number, exponent: number): bigint {
  return BigInt(amount) * 10n ** BigInt(exponent);
}
