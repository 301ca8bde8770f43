/**
 * An amount as an integer, in units of its last decimal. Amounts are decimal texts, for example "1234.50", and are
 * never converted to floating-point numbers.
 */
interface Units {
  units: bigint;
  decimals: number;
}

/** Whether an amount went `up` or `down`. Undefined if both amounts are equal. */
export function changeOf(from: string, to: string): 'up' | 'down' | undefined {
  const [before, after] = alike(from, to);
  if (before.units === after.units) return undefined;
  return after.units > before.units ? 'up' : 'down';
}

/**
 * The amount at a share (0 to 1) of the way from one amount to another. At 1, it is the second amount in its own
 * notation.
 */
export function amountBetween(from: string, to: string, share: number): string {
  if (share >= 1) return to;
  const [before, after] = alike(from, to);
  const way = ((after.units - before.units) * BigInt(Math.round(Math.max(share, 0) * 1000))) / 1000n;
  return written({ units: before.units + way, decimals: after.decimals });
}

/** Converts both amounts to the units of the amount that has more decimals. */
function alike(from: string, to: string): [Units, Units] {
  const decimals = Math.max(decimalsOf(from), decimalsOf(to));
  return [read(from, decimals), read(to, decimals)];
}

const decimalsOf = (amount: string) => amount.split('.')[1]?.length ?? 0;

function read(amount: string, decimals: number): Units {
  const [whole = '', fraction = ''] = amount.split('.');
  return { units: BigInt(whole + fraction.padEnd(decimals, '0')), decimals };
}

function written({ units, decimals }: Units): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return `${units < 0n ? '-' : ''}${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`;
}
