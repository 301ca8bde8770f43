import { languageOf } from '../languages/languages.ts';
import type { Reader } from './translate.ts';

/**
 * Reads texts with places and plural forms, without i18next: the first screen's texts must be readable before its code is
 * here. A key that is not there is shown as it is, and so is a place that no value fills.
 */
export const plainReader: Reader = (language, _area, texts) => (key, values) =>
  (texts[key] ?? pluralForm(texts, key, language, values?.['count']) ?? key).replaceAll(
    /\{\{(\w+)\}\}/g,
    (place, name: string) => String(values?.[name] ?? place),
  );

/** The form for a count, as i18next chooses it: `tries_one` for 1 in English; the general form where a language lacks one. */
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
