import { addAmounts, compareAmounts, toMinor } from '@livery/foundation/money';
import { addDays, type Day, type DayRange } from '@livery/ui/dates';

/** So many bars fit a phone. */
const mostBars = 31;

/** The highest bar, in thousandths of it. */
const whole = 1000n;

export interface KpiBar {
  /** The days that it stands for, both ends counted in. */
  from: Day;
  to: Day;
  /** Their sum, decimal text. */
  amount: string;
  /** Thousandths of the highest one; nothing below zero. */
  share: number;
}

/** One figure over the days of a range: a bar a day, or for so many days that they do not fit, a bar for as many days each as it takes. */
export function kpiBars(days: readonly { day: Day; amount: string }[], { from, to }: DayRange): KpiBar[] {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const size = Math.ceil(length / mostBars);
  const bars = Array.from({ length: Math.ceil(length / size) }, (_, index) => {
    const first = addDays(from, index * size);
    const last = addDays(first, size - 1);
    const end = last < to ? last : to;
    const amounts = days.filter(({ day }) => day >= first && day <= end).map(({ amount }) => amount);
    return { from: first, to: end, amount: amounts.reduce(addAmounts, '0.00') };
  });
  const highest = bars.reduce((most, { amount }) => (compareAmounts(amount, most) > 0 ? amount : most), '0');
  return bars.map((bar) => ({ ...bar, share: shareOf(bar.amount, highest) }));
}

/** How high a bar is, in thousandths: a ratio, and no amount any more. */
function shareOf(amount: string, highest: string): number {
  const [part, most] = [toMinor(amount, 8), toMinor(highest, 8)];
  return most === 0n || part <= 0n ? 0 : Number((part * whole) / most);
}
