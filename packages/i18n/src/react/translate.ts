import type { TextArea } from '../texts/areas.ts';
import type { Texts } from '../texts/keys.ts';

/**
 * Values of a text's placeholders. `count` also selects the plural form; if it is not shown as plain digits, the text
 * has the placeholder `formattedCount` instead, and both values are passed.
 */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };

type NameOf<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;
/**
 * Keys of an area's texts. The key of a text with plural forms (`tries_one`, `tries_other`) is the part before the
 * suffix.
 */
export type TextKey<Area extends TextArea> = NameOf<keyof Texts[Area]> & string;

/** Returns a text by its key, with filled placeholders: `t('minimumAge', { age: 18 })`. */
export type Translate<Area extends TextArea> = (key: TextKey<Area>, values?: TextValues) => string;

/** `Translate` without the check of keys. */
export type TranslateAny = (key: string, values?: TextValues) => string;

/** Takes one area's texts in one language, and returns the function that reads them. */
export type Reader = (language: string, area: TextArea, texts: Readonly<Record<string, string>>) => TranslateAny;
