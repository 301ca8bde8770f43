import { languageOf } from '../languages/languages.ts';
import type { Reader } from './translate.ts';

/**
 * Reads texts with placeholders and plural forms without i18next, because the first screen's texts must be readable
 * before its code is loaded. A missing key is shown unchanged, and so is a placeholder without a value.
 */
export const plainReader: Reader = (language, _area, texts) => (key, values) =>
  (texts[key] ?? pluralForm(texts, key, language, values?.['count']) ?? key).replaceAll(
    /\{\{(\w+)\}\}/g,
    (place, name: string) => String(values?.[name] ?? place),
  );

/**
 * The plural form for a count, as i18next selects it: `tries_one` for 1 in English; the general form if it is missing.
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
