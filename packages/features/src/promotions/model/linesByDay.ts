import type { Cashback } from '@livery/api/promotions/getCashback';

export type CashbackLine = Cashback['lines'][number];

/** Groups lines by day. The order of the lines does not change. */
export function linesByDay(lines: readonly CashbackLine[]): { day: string; lines: CashbackLine[] }[] {
  const days = [...new Set(lines.map(({ day }) => day))];
  return days.map((day) => ({ day, lines: lines.filter((line) => line.day === day) }));
}
