/**
 * A day without its year, in the shortest form of a language: "Mar 1". Chromium has no Burmese, so there a Burmese day
 * has only digits: "01/03".
 *
 * @param at milliseconds since 1970
 */
export function formatMonthDay(locale: string, at: number, timeZone: string): string {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  const [spoken, month, day] = isKnown
    ? ([locale, 'short', 'numeric'] as const)
    : (['en-GB', '2-digit', '2-digit'] as const);
  return new Intl.DateTimeFormat(spoken, { month, day, timeZone }).format(at);
}
