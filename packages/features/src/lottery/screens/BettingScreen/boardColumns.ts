import type { BettableLottery } from '@livery/api/lottery/lottery';
import type { CSSProperties } from 'react';

/** As many columns as keep the numbers in order and the keys within a thumb's reach. */
export function columnCount(count: number, kind: BettableLottery['kind']): number {
  if (count === 100) return 10;
  if (count > 20) return kind === 'bingo' ? 5 : 8;
  if (count <= 3) return count;
  return count === 6 ? 3 : count === 11 || count === 14 ? 4 : 5;
}

/** Those columns, for the style sheet. */
export const columns = (count: number, kind: BettableLottery['kind']) =>
  ({ '--columns': columnCount(count, kind) }) as CSSProperties;
