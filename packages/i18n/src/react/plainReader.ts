import { languageOf } from '../languages/languages.ts';
import type { Reader } from './translate.ts';

/**
 * Reads texts with placeholders and plural forms without i18next, because the texts of the first screen must be
 * readable before the code of i18next is loaded. If a key is missing, the key is returned. A placeholder without a
 * value does not change.
 */
export const plainReader: Reader = (language, _area, texts) => (key, values) =>
  (texts[key] ?? pluralForm(texts, key, language, values?.['count']) ?? key).replaceAll(
    /\{\{(\w+)\}\}/g,
    (place, name: string) => String(values?.[name] ?? place),
  );

/**
 * The text for a count, in the plural form that i18next would select: `tries_one` for 1 in English. If this form is
 * missing, the general form.
 */
function pluralForm(
  texts: Readonly<Record<string, string>>,
  key: string,
  language: string,
  count: string | number | undefined,
): string | undefined {
  if (typeof count !== 'number') return undefined;
  const form = new Intl.PluralRules(languageOf(language).tag).select(count);
  return texts[`${key}_${form}`] ?? texts[`${key}_other`];
}
