import type { BettableLottery } from '@livery/api/lottery/lottery';

/**
 * Whether the picks are digits of one number. If the lottery no longer exists, single digits are treated as one number.
 * Runners and balls are different: they also have numbers of two digits, and are shown in the direction of the
 * language.
 */
export const isOneNumber = (picks: readonly string[], kind: BettableLottery['kind'] | undefined): boolean =>
  kind === undefined ? picks.every((pick) => /^\d$/.test(pick)) : kind === 'numero' || kind === 'vn';
