import * as v from 'valibot';
import { withoutHiddenMarks, withoutMarkup } from './parts.ts';

/**
 * Maximum number of characters. The longest text of the product has 195 characters, and a screen has space for only a
 * few more.
 */
const mostCharacters = 600;

/**
 * `i18n/<language>.json`: only the texts that are replaced, as `"area.key": "text"`. `$schema` is not a text and is
 * removed.
 */
export const textsSchema = v.record(
  v.string(),
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'a text that is not empty, under a key of area and name, such as "common.retry"'),
    v.maxLength(mostCharacters, `at most ${mostCharacters} characters`),
    withoutMarkup,
    withoutHiddenMarks,
  ),
);

export type TextsFile = v.InferOutput<typeof textsSchema>;
