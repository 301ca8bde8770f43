/**
 * A day in a language's words, such as "1 Mar 2026"; with `timeStyle` the time of day behind it. Chromium brings no Burmese and
 * would answer in English: there it is figures alone, "01/03/2026".
 *
 * @param at milliseconds since 1970
 */
export function formatDay(locale: string, at: number, options: Intl.DateTimeFormatOptions): string {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  const [spoken, dateStyle] = isKnown ? ([locale, 'medium'] as const) : (['en-GB', 'short'] as const);
  return new Intl.DateTimeFormat(spoken, { dateStyle, ...options }).format(at);
}
