import * as v from 'valibot';
import { withoutHiddenMarks, withoutMarkup } from './parts.ts';

/** Characters of a text. The product's longest has 195, and a screen has room for little more. */
const mostCharacters = 600;

/** `i18n/<language>.json`: only the texts that differ, as `"area.key": "text"`. `$schema` is no text and is left out. */
export const textsSchema = v.record(
  v.string(),
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'a text that is not empty, under a key of area and name in one, such as "common.retry"'),
    v.maxLength(mostCharacters, `at most ${mostCharacters} characters`),
    withoutMarkup,
    withoutHiddenMarks,
  ),
);

export type TextsFile = v.InferOutput<typeof textsSchema>;
