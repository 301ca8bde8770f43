import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import type { PlayLimitChange } from '@livery/api/saferPlay/setPlayLimit';

/** A limit whatever it counts: decimal text of money, or of minutes; null for none. */
export interface LimitValues {
  held: string | null;
  used: string;
  /** What may still be used; null where there is no limit. */
  left: string | null;
  /** A looser limit that holds by itself from a moment on (ISO 8601). */
  waiting: { value: string | null; from: string } | undefined;
}

/** What tells a limit from the others, such as `deposit-day`: it names the limit in an address. */
export const limitIdOf = ({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>): string => `${kind}-${period}`;

/** What a limit says, in one form for money and for minutes. */
export function valuesOf(limit: PlayLimit): LimitValues {
  if (limit.kind !== 'session') {
    const { amount, used, left, loosening } = limit;
    return { held: amount, used, left, waiting: loosening && { value: loosening.amount, from: loosening.from } };
  }
  const { minutes, used, left, loosening } = limit;
  return {
    held: textOf(minutes),
    used: String(used),
    left: textOf(left),
    waiting: loosening && { value: textOf(loosening.minutes), from: loosening.from },
  };
}

/** What the gateway is asked for. @param value decimal text of money or minutes; null removes the limit */
export function changeOf({ kind, period }: PlayLimit, value: string | null): PlayLimitChange {
  return kind === 'session'
    ? { kind, period, minutes: value === null ? null : Number(value) }
    : { kind, period, amount: value };
}

const textOf = (minutes: number | null) => (minutes === null ? null : String(minutes));
