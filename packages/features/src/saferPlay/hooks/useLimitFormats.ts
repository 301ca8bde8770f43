import type { PlayLimit, SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { useFormats } from '@livery/foundation/formats';
import { compareAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import type { BreakChoice } from '../model/breaks.ts';

const periods = { day: 'perDay', week: 'perWeek', month: 'perMonth' } as const;
const kinds = { deposit: 'deposits', loss: 'losses', session: 'time' } as const;
const dayMinutes = 24 * 60;

/** Formats times, values of limits, lengths of breaks and results for this screen. */
export function useLimitFormats() {
  const { t } = useTexts('saferPlay');
  const { count, money, moment } = useFormats();

  /** Formats minutes as hours and minutes, for example "1 hour 5 minutes". From one day on, as days and hours. */
  const span = (minutes: number): string => {
    if (minutes < 1) return t('lessThanMinute');
    const [days, hours] = [Math.floor(minutes / dayMinutes), Math.floor((minutes % dayMinutes) / 60)];
    const parts = [
      days > 0 && count(days, 'day'),
      hours > 0 && count(hours, 'hour'),
      days === 0 && minutes % 60 > 0 && count(minutes % 60, 'minute'),
    ];
    return parts.filter((part) => part !== false).join(' ');
  };

  return {
    span,
    /**
     * Formats a value of a limit, which is decimal text of money or minutes. Zero minutes are formatted as a number of
     * minutes.
     */
    value: (kind: PlayLimit['kind'], value: string) =>
      kind !== 'session' ? money(value) : value === '0' ? count(0, 'minute') : span(Number(value)),
    kind: (kind: PlayLimit['kind']) => t(kinds[kind]),
    period: (period: PlayLimit['period']) => t(periods[period]),
    /** Formats date and time of a moment (ISO 8601, or milliseconds since 1970). */
    moment: (at: string | number) => moment(typeof at === 'string' ? Date.parse(at) : at),
    /** Formats the length of a break, for example "7 days", "6 months" or "5 years". */
    length: ({ kind, length }: BreakChoice) => {
      if (kind === 'timeOut') return count(length, 'day');
      return length % 12 === 0 ? t('years', { count: length / 12 }) : t('months', { count: length });
    },
    /** Returns whether the player won or lost, in words. */
    result: ({ net }: Pick<SaferPlay['session'], 'net'>) => {
      const sign = compareAmounts(net, '0');
      return t(sign === 0 ? 'netEven' : sign < 0 ? 'netLost' : 'netWon');
    },
  };
}
