import { decimalMarkOf, languageOf, numeralsFor, toNumerals } from '@livery/i18n';
import { useLanguage } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useMemo } from 'react';
import { formatDay } from './formatDay.ts';
import { formatMonth } from './formatMonth.ts';
import { formatMonthDay } from './formatMonthDay.ts';
import { shownAccount } from './shownAccount.ts';
import { timeAgo, timeSpan } from './relativeTime.ts';
import { type MoneyFormat, useMoneyFormat } from './useMoneyFormat.ts';

/** The merchant's formats of money, numbers and dates in the language on screen. */
export interface Formats {
  money: MoneyFormat;
  /** Converts the digits 0-9 in the text to the digits of the language, if the merchant uses them. */
  numerals: (text: string) => string;
  /** A decimal number, for example "1.5", with the merchant's decimal mark and the digits of `numerals`. */
  decimal: (text: string) => string;
  /** The account name for display: a mobile number is masked. */
  account: (name: string) => string;
  /** A large number in short form, for example "1.2K". */
  short: (count: number) => string;
  /** A duration, for example "5 minutes". */
  count: (count: number, unit: 'day' | 'hour' | 'minute') => string;
  /** Time of day in the merchant's time zone, for example "18:15". `at` in milliseconds since 1970. */
  time: (at: number) => string;
  /** A day in the merchant's time zone, for example "1 Mar 2026". `at` in milliseconds since 1970. */
  day: (at: number) => string;
  /** A day without its year, for example "Mar 1", for narrow spaces. `at` in milliseconds since 1970. */
  monthDay: (at: number) => string;
  /** A calendar month, for example "March 2026". `month` in the gateway's format, for example "2026-03". */
  month: (month: string) => string;
  /**
   * Day and time of day in the merchant's time zone, for example "1 Mar 2026, 18:15". `at` in milliseconds since 1970.
   */
  moment: (at: number) => string;
  /**
   * Time since a moment, for example "5 min ago". Undefined for less than a minute. `at` and `now` are milliseconds
   * since 1970, measured by the same clock.
   */
  ago: (at: number, now: number) => string | undefined;
}

/**
 * Formats of the merchant in the language on screen. Returns the same object until the merchant or the language
 * changes.
 */
export function useFormats(): Formats {
  const { currency, timeZone, switches } = useMerchant();
  const isByNumber = switches.MOBILENUMREG3;
  const language = useLanguage();
  const money = useMoneyFormat();

  return useMemo(() => {
    const digits = numeralsFor(currency, language);
    const locale = `${languageOf(language).tag}-u-nu-${digits}`;
    return {
      money,
      numerals: (text) => toNumerals(text, digits),
      decimal: (text) => toNumerals(text.replace('.', decimalMarkOf(currency)), digits),
      account: (name) => shownAccount(name, isByNumber),
      short: (count) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(count),
      count: (count, unit) => timeSpan(locale, count, unit),
      time: (at) =>
        new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at),
      day: (at) => formatDay(locale, at, { timeZone }),
      monthDay: (at) => formatMonthDay(locale, at, timeZone),
      month: (month) => formatMonth(locale, month),
      moment: (at) => formatDay(locale, at, { timeZone, timeStyle: 'short', hourCycle: 'h23' }),
      ago: (at, now) => {
        const minutes = Math.floor((now - at) / 60_000);
        if (minutes < 1) return undefined;
        if (minutes < 60) return timeAgo(locale, minutes, 'minute');
        const hours = Math.floor(minutes / 60);
        return hours < 24 ? timeAgo(locale, hours, 'hour') : timeAgo(locale, Math.floor(hours / 24), 'day');
      },
    };
  }, [currency, timeZone, isByNumber, language, money]);
}
