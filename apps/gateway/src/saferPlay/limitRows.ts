import type { PlayLimitKind, PlayLimitPeriod } from '@livery/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { playLimits } from '../db/schema/index.ts';

/** What holds of a limit at a moment, and what waits. Null is no limit. */
export interface LimitState {
  held: bigint | null;
  waiting?: { value: bigint | null; from: Date };
}

export interface Limit extends LimitState {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
}

/** A member's limits of some kinds, those that hold at a moment and those that are being removed. */
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

/** What a stored limit comes to at a moment: what waited until then holds, and nobody had to ask. */
export function stateAt(
  { held, looser, looserFrom }: Pick<typeof playLimits.$inferSelect, 'held' | 'looser' | 'looserFrom'>,
  at: Date,
): LimitState {
  if (looserFrom === null) return { held };
  return looserFrom <= at ? { held: looser } : { held, waiting: { value: looser, from: looserFrom } };
}

/**
 * A limit after a member asked for another value. Lower holds at once, and nothing waits any more; the same gives up what waits;
 * higher, or none, waits. Asked for again it goes on waiting.
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
