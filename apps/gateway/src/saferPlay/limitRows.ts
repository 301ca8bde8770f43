import type { PlayLimitKind, PlayLimitPeriod } from '@livery/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { playLimits } from '../db/schema/index.ts';

/** The valid value of a limit at a moment, and its pending change. Null means no limit. */
export interface LimitState {
  held: bigint | null;
  waiting?: { value: bigint | null; from: Date };
}

export interface Limit extends LimitState {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
}

/** A member's limits of some kinds at a moment, including limits that are being removed. */
export async function readLimits(
  db: Queries,
  memberId: number,
  { kinds, at }: { kinds: readonly PlayLimitKind[]; at: Date },
): Promise<Limit[]> {
  const rows = await db
    .select()
    .from(playLimits)
    .where(and(eq(playLimits.memberId, memberId), inArray(playLimits.kind, [...kinds])));
  return rows.map(({ kind, period, ...row }) => ({ kind, period, ...stateAt(row, at) }));
}

/** The state of a stored limit at a moment: a change whose time has come is valid automatically. */
export function stateAt(
  { held, looser, looserFrom }: Pick<typeof playLimits.$inferSelect, 'held' | 'looser' | 'looserFrom'>,
  at: Date,
): LimitState {
  if (looserFrom === null) return { held };
  return looserFrom <= at ? { held: looser } : { held, waiting: { value: looser, from: looserFrom } };
}

/**
 * Computes a limit after a member requests another value. A lower value is valid immediately and cancels a pending
 * change. The same value cancels a pending change. A higher value, or no limit, becomes valid after some time. If a
 * member repeats a pending request, its time does not start again.
 */
export function changeLimit(
  limit: LimitState,
  wanted: bigint | null,
  { at, loosenAfterHours }: { at: Date; loosenAfterHours: number },
): LimitState {
  const { held, waiting } = limit;
  if (wanted === held) return { held };
  if (held === null || (wanted !== null && wanted < held)) return { held: wanted };
  if (waiting?.value === wanted) return limit;
  return { held, waiting: { value: wanted, from: new Date(at.getTime() + loosenAfterHours * 3_600_000) } };
}
