/** A share of an amount, in hundredths of a percent: 150 of 10000n is 1.5 %, 150n. What falls below a minor unit is dropped. */
export function shareOf(amount: bigint, basisPoints: number): bigint {
  return (amount * BigInt(basisPoints)) / 10_000n;
}

/** Hundredths of a percent as a percentage on the wire: 150 is "1.5". */
export function toPercent(basisPoints: number): string {
  return `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`.replace(/\.?0+$/, '');
}
