import * as v from 'valibot';
import { withoutHiddenMarks, withoutMarkup } from './parts.ts';

/** Maximum number of characters. The product's longest text has 195, and a screen has little more space. */
const mostCharacters = 600;

/** `i18n/<language>.json`: only the replaced texts, as `"area.key": "text"`. `$schema` is not a text and is omitted. */
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
