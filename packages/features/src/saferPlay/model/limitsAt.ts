import type { PlayLimit, SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { compareAmounts, subtractAmounts } from '@livery/foundation/money';
import { valuesOf } from './limits.ts';

/**
 * Returns the reply as of a later moment. A break that has ended is removed, and a looser limit whose time has come is
 * applied.
 *
 * @param now by the gateway's clock, in milliseconds since 1970
 */
export function limitsAt(saferPlay: SaferPlay, now: number): SaferPlay {
  const { break: held, limits, ...rest } = saferPlay;
  return {
    ...rest,
    limits: limits.map((limit) => (hasCome(limit.loosening?.from, now) ? loosened(limit) : limit)),
    ...(held && !hasCome(held.until, now) && { break: held }),
  };
}

/**
 * Returns the moments at which a reply becomes outdated, the earliest first, in milliseconds since 1970. At such a
 * moment a break ends, a looser limit takes effect, or the period of a limit starts again.
 */
export function changesOf({ break: held, limits }: SaferPlay): number[] {
  const moments = [
    held?.until,
    ...limits.flatMap((limit) => [limit.loosening?.from, valuesOf(limit).held === null ? undefined : limit.resetsAt]),
  ];
  return moments
    .filter((at) => at !== undefined)
    .map((at) => Date.parse(at))
    .toSorted((one, other) => one - other);
}

const hasCome = (at: string | undefined, now: number): boolean => at !== undefined && Date.parse(at) <= now;

function loosened(limit: PlayLimit): PlayLimit {
  const { loosening: _, ...rest } = limit;
  if (limit.kind === 'session') {
    const { minutes } = limit.loosening!;
    return { ...(rest as typeof limit), minutes, left: minutes === null ? null : Math.max(0, minutes - limit.used) };
  }
  const { amount } = limit.loosening!;
  return { ...(rest as typeof limit), amount, left: amount === null ? null : leftOf(amount, limit.used) };
}

const leftOf = (amount: string, used: string) =>
  compareAmounts(amount, used) < 0 ? subtractAmounts(amount, amount) : subtractAmounts(amount, used);
