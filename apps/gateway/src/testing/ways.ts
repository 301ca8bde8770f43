/** Number of ways to choose `k` of `n`. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** Quotient of two counts, to twelve decimals. */
export const ratio = (ways: bigint, of: bigint) => Number((ways * 10n ** 12n) / of) / 1e12;

/** Number of choices of 20 numbers from 1 to 80, by their sum. */
export function countKenoSums(): readonly bigint[] {
  // ways[count][sum]: number of choices of `count` numbers with that sum, from the numbers so far.
  const ways = Array.from({ length: 21 }, () => Array.from({ length: 1_411 }, () => 0n));
  ways[0]![0] = 1n;
  for (let number = 1; number <= 80; number++)
    for (let count = Math.min(20, number); count >= 1; count--)
      for (let sum = 1_410; sum >= number; sum--) ways[count]![sum]! += ways[count - 1]![sum - number]!;
  return ways[20]!;
}

/** All 462 choices of five numbers from 1 to 11. */
export const fivesOfEleven = (): number[][] => chosen(5, 11);

const chosen = (count: number, upTo: number): number[][] =>
  count === 0
    ? [[]]
    : Array.from({ length: Math.max(upTo - count + 1, 0) }, (_, index) => count + index).flatMap((highest) =>
        chosen(count - 1, highest - 1).map((lower) => [...lower, highest]),
      );
