import type { BettableLottery } from '@livery/api/lottery/lottery';
import type { CSSProperties } from 'react';

/** The number of columns that keeps the numbers in order and the keys within reach of a thumb. */
export function columnCount(count: number, kind: BettableLottery['kind']): number {
  if (count === 100) return 10;
  if (count > 20) return kind === 'bingo' ? 5 : 8;
  if (count <= 3) return count;
  return count === 6 ? 3 : count === 11 || count === 14 ? 4 : 5;
}

/** The number of columns as a CSS variable. */
export const columns = (count: number, kind: BettableLottery['kind']) =>
  ({ '--columns': columnCount(count, kind) }) as CSSProperties;
