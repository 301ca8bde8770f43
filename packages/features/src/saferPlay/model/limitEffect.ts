import { compareAmounts } from '@livery/foundation/money';
import type { LimitValues } from './limits.ts';

/**
 * What becomes of a limit that is asked for.
 *
 * atOnce   it is tighter, or the first: it holds at once, and nothing waits any more
 * later    it is looser, or none: it holds hours later
 * same     it holds already
 * stays    it holds already, and the looser one that waits is called off
 * waits    it waits already, and goes on waiting
 */
export type LimitEffect = 'atOnce' | 'later' | 'same' | 'stays' | 'waits';

/**
 * Says beforehand what the gateway will do.
 *
 * @param wanted decimal text of money or minutes; null for no limit
 * @param loosenAfterHours hours after which a looser limit holds, as the licence asks
 */
export function limitEffect(
  { held, waiting }: Pick<LimitValues, 'held' | 'waiting'>,
  wanted: string | null,
  loosenAfterHours: number,
): LimitEffect {
  if (isSame(wanted, held)) return waiting === undefined ? 'same' : 'stays';
  if (held === null || (wanted !== null && compareAmounts(wanted, held) < 0)) return 'atOnce';
  if (waiting !== undefined && isSame(wanted, waiting.value)) return 'waits';
  return loosenAfterHours === 0 ? 'atOnce' : 'later';
}

const isSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : compareAmounts(one, other) === 0;
