import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import type { PlayLimitChange } from '@livery/api/saferPlay/setPlayLimit';

/** A limit in one format for all kinds: decimal text of money or of minutes; null for no limit. */
export interface LimitValues {
  held: string | null;
  used: string;
  /** The remaining amount; null without a limit. */
  left: string | null;
  /** A looser limit that takes effect automatically at a time (ISO 8601). */
  waiting: { value: string | null; from: string } | undefined;
}

/** Returns the id of a limit in an address, for example `deposit-day`. */
export const limitIdOf = ({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>): string => `${kind}-${period}`;

/** Returns the values of a limit, in the same format for money and for minutes. */
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

/**
 * Creates the request for a limit.
 * @param value decimal text of money or minutes; null removes the limit
 */
export function changeOf({ kind, period }: PlayLimit, value: string | null): PlayLimitChange {
  return kind === 'session'
    ? { kind, period, minutes: value === null ? null : Number(value) }
    : { kind, period, amount: value };
}

const textOf = (minutes: number | null) => (minutes === null ? null : String(minutes));
