import * as v from 'valibot';

/** What feedback is about. */
export const feedbackCategories = ['GAME', 'DEPOSIT', 'WITHDRAWAL', 'PROMOTION', 'APP', 'OTHER'] as const;

/**
 * What feedback may hold. Code points are counted on the text as it is stored: trimmed, a new line as one. Pixels are of one
 * picture: few bytes may claim any number of them, and whoever looks at it needs four bytes for each.
 */
export const feedbackLimits = { codePoints: 140, files: 3, fileBytes: 5 * 1024 * 1024, pixels: 110_000_000 } as const;

/** Text fields of a form bring new lines as two letters, and people leave blanks around what they write. */
export const feedbackText = v.pipe(
  v.string(),
  v.transform((given) => given.replaceAll('\r\n', '\n').trim()),
  v.minLength(1, 'is empty'),
  v.check((given) => [...given].length <= feedbackLimits.codePoints, 'is longer than 140 letters'),
);
