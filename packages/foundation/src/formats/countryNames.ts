import { languageOf } from '@livery/i18n';

/**
 * Names of countries in a language, as a list: "Bangladesh and United Kingdom".
 *
 * @param countries ISO 3166-1 alpha-2 codes
 * @param language the gateway's code of the language
 */
export function countryNames(countries: readonly string[], language: string): string {
  const { tag } = languageOf(language);
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(countries.map((code) => names.of(code) ?? code));
}
