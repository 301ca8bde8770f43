import type { Reader } from './translate.ts';

/** Reads plain words with places. It knows no forms by count: texts that count something belong into an area that i18next reads. */
export const plainReader: Reader = (_language, _area, texts) => (key, values) =>
  (texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values?.[name] ?? place));
