import * as v from 'valibot';
import { areDifferent, languageCode, text } from './parts.ts';

/**
 * `languages.json`: the default language, all offered languages in display order, and flags that replace the product's.
 */
export const languagesSchema = v.pipe(
  v.strictObject({
    $schema: v.optional(v.string()),
    default: languageCode,
    supported: v.pipe(
      v.array(languageCode),
      v.minLength(1, 'at least one language'),
      v.check(areDifferent, 'each language once'),
    ),
    flags: v.optional(v.record(languageCode, text)),
  }),
  v.forward(
    v.check((file) => file.supported.includes(file.default), 'one of the languages in "supported"'),
    ['default'],
  ),
);

export type LanguagesFile = v.InferOutput<typeof languagesSchema>;
