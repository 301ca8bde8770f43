import { dayAt } from '@livery/foundation/formats';

/**
 * A group of lotteries. `next` contains only the lottery that closes next. The following groups are for lotteries that
 * close within a time or on a day. `other` is for lotteries whose closing time is unknown, or that have no open draw.
 */
export type ClosingGroupId = 'next' | 'minute' | 'fiveMinutes' | 'hour' | 'today' | 'later' | 'other';

export interface ClosingGroup<L> {
  id: ClosingGroupId;
  lotteries: readonly L[];
}

interface Grouping<L> {
  /** Returns when a lottery closes, in milliseconds since 1970, by the gateway's clock. Undefined if it is unknown. */
  closesAt: (lottery: L) => number | undefined;
  /** The time for which the groups are calculated, by the same clock. */
  now: number;
  /** The merchant's time zone, which determines the end of today. */
  timeZone: string;
}

const minute = 60_000;
const hour = 60 * minute;

/** The groups in the order in which a list shows them. */
const groupIds: readonly ClosingGroupId[] = ['next', 'minute', 'fiveMinutes', 'hour', 'today', 'later', 'other'];

/**
 * Groups lotteries by closing time. The lotteries are ordered by closing time, and keep this order within a group.
 * Groups without lotteries are left out. If no lottery has a closing time, there are no groups.
 */
export function groupByClosingTime<L>(lotteries: readonly L[], grouping: Grouping<L>): ClosingGroup<L>[] {
  const next = lotteries.find((lottery) => groupOf(lottery, grouping) !== 'other');
  if (next === undefined) return [];
  const placed = lotteries.map((lottery) => ({ lottery, id: lottery === next ? 'next' : groupOf(lottery, grouping) }));
  return groupIds
    .map((id) => ({ id, lotteries: placed.filter((one) => one.id === id).map(({ lottery }) => lottery) }))
    .filter((group) => group.lotteries.length > 0);
}

function groupOf<L>(lottery: L, { closesAt, now, timeZone }: Grouping<L>): ClosingGroupId {
  const closing = closesAt(lottery);
  if (closing === undefined) return 'other';
  // A draw that has just closed is in the first group until the gateway returns the next draw.
  const left = closing - now;
  if (left <= minute) return 'minute';
  if (left <= 5 * minute) return 'fiveMinutes';
  if (left <= hour) return 'hour';
  return dayAt(closing, timeZone) === dayAt(now, timeZone) ? 'today' : 'later';
}
