/**
 * A month in a language's words, such as "March 2026". As with days, Chromium knows no Burmese: there it is figures alone.
 *
 * @param month such as "2026-03"
 */
export function formatMonth(locale: string, month: string): string {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  const [spoken, width] = isKnown ? ([locale, 'long'] as const) : (['en-GB', '2-digit'] as const);
  const format = new Intl.DateTimeFormat(spoken, { month: width, year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}
