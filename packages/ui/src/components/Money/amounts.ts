/**
 * Amounts are decimal texts, for example "1234.50". Calculations use integers in units of their last decimal, so that
 * no amount becomes a float.
 */
interface Units {
  units: bigint;
  decimals: number;
}

/** Whether an amount went `up` or `down`; undefined if both are equal. */
export function changeOf(from: string, to: string): 'up' | 'down' | undefined {
  const [before, after] = alike(from, to);
  if (before.units === after.units) return undefined;
  return after.units > before.units ? 'up' : 'down';
}

/** The amount at a share (0 to 1) of the way between two. At 1 it is the second, as written. */
export function amountBetween(from: string, to: string, share: number): string {
  if (share >= 1) return to;
  const [before, after] = alike(from, to);
  const way = ((after.units - before.units) * BigInt(Math.round(Math.max(share, 0) * 1000))) / 1000n;
  return written({ units: before.units + way, decimals: after.decimals });
}

/** Both in units of the amount with more decimals. */
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
