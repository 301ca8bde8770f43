import { formatMoney, languageOf, numeralsFor, toNumerals } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import type { TimeLeft } from '@livery/ui';
import { useMemo } from 'react';

/** How the house writes what the lobby tells, in the language on screen. */
export interface Formats {
  money: (amount: string, part?: 'all' | 'whole') => string;
  /** Digits 0-9 of a text in the language's own, where the house uses them. */
  numerals: (text: string) => string;
  /** How long ago something was, such as "5 min ago". Both in milliseconds, by one clock. */
  ago: (at: number, now: number) => string;
  /** Time of day where the house is, such as "18:15". */
  time: (at: number) => string;
  /** What is left, in words without seconds. */
  remaining: (left: TimeLeft) => string;
  /** A large number in short, such as "1.2K". */
  short: (count: number) => string;
}

export function useFormats(): Formats {
  const { t } = useTexts('lobby');
  const { currency, timeZone } = useMerchant();
  const language = useLanguage();

  return useMemo(() => {
    const digits = numeralsFor(currency, language);
    const locale = `${languageOf(language).tag}-u-nu-${digits}`;
    const relative = new Intl.RelativeTimeFormat(locale, { style: 'short' });
    const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
    const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    const unit = (name: string, count: number) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count);
    return {
      money: (amount, part = 'all') => formatMoney({ amount, style: currency, language, part }),
      numerals: (text) => toNumerals(text, digits),
      ago: (at, now) => {
        const minutes = Math.floor((now - at) / 60_000);
        if (minutes < 1) return t('justNow');
        if (minutes < 60) return relative.format(-minutes, 'minute');
        const hours = Math.floor(minutes / 60);
        return hours < 24 ? relative.format(-hours, 'hour') : relative.format(-Math.floor(hours / 24), 'day');
      },
      time: (at) => clock.format(at),
      remaining: ({ days, hours, minutes }) =>
        [
          days > 0 && unit('day', days),
          hours > 0 && unit('hour', hours),
          days === 0 && minutes > 0 && unit('minute', minutes),
        ]
          .filter(Boolean)
          .join(' ') || t('lessThanMinute'),
      short: (count) => compact.format(count),
    };
  }, [currency, timeZone, language, t]);
}
