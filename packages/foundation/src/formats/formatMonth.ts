/**
 * A month in words of a language, for example "March 2026". If the browser does not support the language, the month has
 * only digits. For example, Chromium does not support Burmese.
 *
 * @param month for example "2026-03"
 */
export function formatMonth(locale: string, month: string): string {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  const [spoken, width] = isKnown ? ([locale, 'long'] as const) : (['en-GB', '2-digit'] as const);
  const format = new Intl.DateTimeFormat(spoken, { month: width, year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}
