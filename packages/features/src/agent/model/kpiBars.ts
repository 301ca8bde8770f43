import { addAmounts, toMinor } from '@livery/foundation/money';
import { addDays, type Day, type DayRange } from '@livery/ui/dates';

/** The maximum number of bars that fit on a phone. */
const mostBars = 31;

/** Number of decimals for the sums. No amount from the gateway has more decimals. */
const decimals = 8;

export interface KpiBar {
  /** The first and last day of the bar, both inclusive. */
  from: Day;
  to: Day;
  /** The sum of the amounts on these days, as a decimal string. */
  amount: string;
  /**
   * The same sum as a number, which can be negative. Use it only to draw the bar: a number is too imprecise for an
   * amount.
   */
  value: number;
}

/**
 * Converts one amount over the days of a range into bars. A bar covers one day. If more than 31 bars were necessary,
 * each bar covers several days.
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
