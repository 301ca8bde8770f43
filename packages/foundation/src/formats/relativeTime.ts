type Unit = 'day' | 'hour' | 'minute';

/**
 * Units of time in Burmese. Chromium brings no words of it: its `Intl` answers in English where it is asked for them.
 */
const burmese: Readonly<Record<Unit, string>> = { minute: 'မိနစ်', hour: 'နာရီ', day: 'ရက်' };

const isUnknown = (locale: string) => Intl.RelativeTimeFormat.supportedLocalesOf(locale).length === 0;
const isBurmese = (locale: string) => /^my\b/.test(locale);
const figure = (locale: string, count: number) => new Intl.NumberFormat(locale).format(count);

/** How long ago in words, such as "5 min ago", in a language that the browser may not know. */
export function timeAgo(locale: string, count: number, unit: Unit): string {
  if (isBurmese(locale) && isUnknown(locale)) return `ပြီးခဲ့သည့် ${figure(locale, count)} ${burmese[unit]}`;
  return new Intl.RelativeTimeFormat(locale, { style: 'short' }).format(-count, unit);
}

/** How many of a unit in words, such as "5 minutes", in a language that the browser may not know. */
export function timeSpan(locale: string, count: number, unit: Unit): string {
  if (isBurmese(locale) && isUnknown(locale)) return `${figure(locale, count)} ${burmese[unit]}`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
