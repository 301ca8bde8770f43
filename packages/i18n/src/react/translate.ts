import type { TextArea } from '../texts/areas.ts';
import type { Texts } from '../texts/keys.ts';

/**
 * Values for a text's places. `count` also chooses between its plural forms; where it is shown otherwise than as plain
 * digits, the text has the place `formattedCount` in its stead, and both are given.
 */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };

type NameOf<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;
/** Keys of an area's texts. The key of a text in plural forms (`tries_one`, `tries_other`) is the part before them. */
export type TextKey<Area extends TextArea> = NameOf<keyof Texts[Area]> & string;

/** Returns a text by its key, with its places filled in: `t('minimumAge', { age: 18 })`. */
export type Translate<Area extends TextArea> = (key: TextKey<Area>, values?: TextValues) => string;

/** The same without the check of keys. */
export type TranslateAny = (key: string, values?: TextValues) => string;

/** Takes one area's texts in one language, and returns the function that reads them. */
export type Reader = (language: string, area: TextArea, texts: Readonly<Record<string, string>>) => TranslateAny;
