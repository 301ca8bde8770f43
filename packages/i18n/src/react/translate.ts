import type { TextArea } from '../texts/areas.ts';
import type { Texts } from '../texts/keys.ts';

/**
 * Values for a text's places. `count` also chooses between its plural forms; where it is shown otherwise than as plain
 * digits, the text has the place `formattedCount` in its stead, and both are given.
 */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };

type NameOf<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;
/** Keys of an area's texts. A text in several forms (`tries_one`, `tries_other`) goes by the name before them. */
export type TextKey<Area extends TextArea> = NameOf<keyof Texts[Area]> & string;

/** A text by its key, its places filled in: `t('minimumAge', { age: 18 })`. */
export type Translate<Area extends TextArea> = (key: TextKey<Area>, values?: TextValues) => string;

/** The same before it is known which area's keys it takes. */
export type TranslateAny = (key: string, values?: TextValues) => string;

/** Makes one area's texts of one language readable. */
export type Reader = (language: string, area: TextArea, texts: Readonly<Record<string, string>>) => TranslateAny;
