import type { TextArea } from '../texts/areas.ts';
import type { Texts } from '../texts/keys.ts';

/**
 * Values for the placeholders of a text. `count` also selects the plural form. If the count is not shown as plain
 * digits, the text has the placeholder `formattedCount`. Then pass both values.
 */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };

type NameOf<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;
/**
 * Keys of an area's texts. The key of a text with plural forms (`tries_one`, `tries_other`) is the part before the
 * suffix.
 */
export type TextKey<Area extends TextArea> = NameOf<keyof Texts[Area]> & string;

/** Returns the text of a key, with its placeholders filled: `t('minimumAge', { age: 18 })`. */
export type Translate<Area extends TextArea> = (key: TextKey<Area>, values?: TextValues) => string;

/** `Translate` without a type check of the keys. */
export type TranslateAny = (key: string, values?: TextValues) => string;

/** Returns a function that reads the texts of one area in one language. */
export type Reader = (language: string, area: TextArea, texts: Readonly<Record<string, string>>) => TranslateAny;
