/** A decimal string as a whole number of ten-thousandths, because sums of floating-point numbers are inexact. */
export function inParts(amount: string): bigint {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(amount) ?? [];
  if (whole === undefined) throw new Error(`"${amount}" is not an amount`);
  return BigInt(`${sign}${whole}${decimals.padEnd(4, '0')}`);
}

/** Sum of decimal strings, in ten-thousandths. */
export const sumOf = (amounts: readonly string[]): bigint => amounts.reduce((sum, amount) => sum + inParts(amount), 0n);

/** Ten-thousandths as a readable amount. */
export function formatTenThousandths(parts: bigint): string {
  const digits = String(parts < 0n ? -parts : parts).padStart(5, '0');
  return `${parts < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4).replace(/00$/, '')}`;
}
