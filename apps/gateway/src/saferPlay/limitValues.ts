import type { PlayLimitKind, PlayLimitPeriod } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import type { ValueOf } from '../http/callContext.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { type LimitState, readLimits } from './limitRows.ts';
import { leftOf } from './moneyLimits.ts';
import type { Periods } from './periods.ts';
import { secondsToday } from './present.ts';
import { depositsOf, lossesOf } from './used.ts';

type PlayLimit = ValueOf<'setPlayLimit'>;

interface Slot {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
}

/** All kinds and periods of limits, in the order of the API. */
const slots: readonly Slot[] = [
  ...(['deposit', 'loss'] as const).flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => ({ kind, period })),
  ),
  { kind: 'session', period: 'day' },
];

/** A member's limits as the API returns them, with their used amounts. */
export async function limitValues(
  db: Queries,
  { merchant, memberId, periods }: { merchant: Merchant; memberId: number; periods: Periods },
): Promise<PlayLimit[]> {
  const set = await readLimits(db, memberId, { kinds: ['deposit', 'loss', 'session'], at: periods.at });
  const money = { deposit: await depositsOf(db, memberId, periods), loss: await lossesOf(db, memberId, periods) };
  const minutes = Math.floor((await secondsToday(db, memberId, periods)) / 60);
  return slots.map(({ kind, period }) => {
    const state: LimitState = set.find((limit) => limit.kind === kind && limit.period === period) ?? { held: null };
    const resetsAt = periods[period].to;
    return kind === 'session'
      ? { ...minutesOf(state, minutes), resetsAt }
      : { kind, period, ...moneyOf(merchant, state, money[kind][period]), resetsAt };
  });
}

function moneyOf(merchant: Merchant, { held, waiting }: LimitState, used: bigint) {
  const shown = (minorUnits: bigint) => toDecimal(minorUnits, exponentOf(merchant));
  const orNull = (minorUnits: bigint | null) => (minorUnits === null ? null : shown(minorUnits));
  return {
    amount: orNull(held),
    used: shown(used > 0n ? used : 0n),
    left: held === null ? null : shown(leftOf(held, used)),
    ...(waiting && { loosening: { amount: orNull(waiting.value), from: waiting.from.toISOString() } }),
  };
}

function minutesOf({ held, waiting }: LimitState, used: number) {
  const orNull = (minutes: bigint | null) => (minutes === null ? null : Number(minutes));
  const minutes = orNull(held);
  return {
    kind: 'session' as const,
    period: 'day' as const,
    minutes,
    used,
    left: minutes === null ? null : Math.max(0, minutes - used),
    ...(waiting && { loosening: { minutes: orNull(waiting.value), from: waiting.from.toISOString() } }),
  };
}
