import { addAmounts, toMinor } from '@livery/foundation/money';
import { addDays, type Day, type DayRange } from '@livery/ui/dates';

/** So many bars fit a phone. */
const mostBars = 31;

/** More decimals than any amount of the gateway has. */
const decimals = 8;

export interface KpiBar {
  /** The days that it stands for, both ends counted in. */
  from: Day;
  to: Day;
  /** Their sum, decimal text. */
  amount: string;
  /** About the same as a number, below zero too: to be drawn by, and no amount any more. */
  value: number;
}

/**
 * One figure over the days of a range: a bar a day, or for so many days that they do not fit, a bar for as many days
 * each as it takes.
 */
export function kpiBars(days: readonly { day: Day; amount: string }[], { from, to }: DayRange): KpiBar[] {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const size = Math.ceil(length / mostBars);
  return Array.from({ length: Math.ceil(length / size) }, (_, index) => {
    const first = addDays(from, index * size);
    const last = addDays(first, size - 1);
    const end = last < to ? last : to;
    const amounts = days.filter(({ day }) => day >= first && day <= end).map(({ amount }) => amount);
    const amount = amounts.reduce(addAmounts, '0.00');
    return { from: first, to: end, amount, value: Number(toMinor(amount, decimals)) / 10 ** decimals };
  });
}
