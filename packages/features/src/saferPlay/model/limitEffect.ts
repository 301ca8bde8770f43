import { compareAmounts } from '@livery/foundation/money';
import type { LimitValues } from './limits.ts';

/**
 * The effect of a requested limit.
 *
 * atOnce   it is stricter, or the first one: it takes effect immediately, and a waiting change is cancelled
 * later    it is looser, or no limit: it takes effect hours later
 * same     it is the current limit
 * stays    it is the current limit, and the waiting looser limit is cancelled
 * waits    it is already waiting, and still waits
 */
export type LimitEffect = 'atOnce' | 'later' | 'same' | 'stays' | 'waits';

/**
 * Predicts the effect of a request to the gateway.
 *
 * @param wanted decimal text of money or minutes; null for no limit
 * @param loosenAfterHours hours after which a looser limit takes effect, according to the licence
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
