type Unit = 'day' | 'hour' | 'minute';

/** Units of time in Burmese. Chromium does not support Burmese: `Intl` would return English. */
const burmese: Readonly<Record<Unit, string>> = { minute: 'မိနစ်', hour: 'နာရီ', day: 'ရက်' };

const isUnknown = (locale: string) => Intl.RelativeTimeFormat.supportedLocalesOf(locale).length === 0;
const isBurmese = (locale: string) => /^my\b/.test(locale);
const figure = (locale: string, count: number) => new Intl.NumberFormat(locale).format(count);

/** Time since a moment in words, for example "5 min ago", in a language that the browser may not support. */
export function timeAgo(locale: string, count: number, unit: Unit): string {
  if (isBurmese(locale) && isUnknown(locale)) return `ပြီးခဲ့သည့် ${figure(locale, count)} ${burmese[unit]}`;
  return new Intl.RelativeTimeFormat(locale, { style: 'short' }).format(-count, unit);
}

/** A duration in words, for example "5 minutes", in a language that the browser may not support. */
export function timeSpan(locale: string, count: number, unit: Unit): string {
  if (isBurmese(locale) && isUnknown(locale)) return `${figure(locale, count)} ${burmese[unit]}`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
