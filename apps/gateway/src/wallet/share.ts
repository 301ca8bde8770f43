/** A share of an amount, rounded down: 150 basis points of 10000n are 1.5 %, 150n. */
export function shareOf(amount: bigint, basisPoints: number): bigint {
  return (amount * BigInt(basisPoints)) / 10_000n;
}

/** Formats hundredths of a percent as a percentage: 150 is "1.5". */
export function toPercent(basisPoints: number): string {
  return `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`.replace(/\.?0+$/, '');
}
