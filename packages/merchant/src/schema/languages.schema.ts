import * as v from 'valibot';
import { languageCode } from './parts.ts';

/** `languages.json`: the language a new player sees first, and all that can be chosen, in the order shown. */
export const languagesSchema = v.pipe(
  v.strictObject({
    $schema: v.optional(v.string()),
    default: languageCode,
    supported: v.pipe(v.array(languageCode), v.minLength(1, 'at least one language')),
  }),
  v.forward(
    v.check((file) => file.supported.includes(file.default), 'one of the languages in "supported"'),
    ['default'],
  ),
);

export type LanguagesFile = v.InferOutput<typeof languagesSchema>;
