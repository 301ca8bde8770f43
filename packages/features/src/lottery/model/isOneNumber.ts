import type { BettableLottery } from '@livery/api/lottery/lottery';

/**
 * Whether picks are the digits of one number. Of a lottery that is gone it goes by how they look: runners and balls have numbers
 * of two digits as well, and stand in the order of the language.
 */
export const isOneNumber = (picks: readonly string[], kind: BettableLottery['kind'] | undefined): boolean =>
  kind === undefined ? picks.every((pick) => /^\d$/.test(pick)) : kind === 'numero' || kind === 'vn';
