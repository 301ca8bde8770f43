/**
 * A day in words of a language, for example "1 Mar 2026". With `timeStyle` it includes the time of day. Chromium has no
 * Burmese and would use English, so there a Burmese day has only digits: "01/03/2026".
 *
 * @param at milliseconds since 1970
 */
export function formatDay(locale: string, at: number, options: Intl.DateTimeFormatOptions): string {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  const [spoken, dateStyle] = isKnown ? ([locale, 'medium'] as const) : (['en-GB', 'short'] as const);
  return new Intl.DateTimeFormat(spoken, { dateStyle, ...options }).format(at);
}
