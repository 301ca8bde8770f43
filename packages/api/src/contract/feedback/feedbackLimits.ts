import * as v from 'valibot';

/** Topics of feedback. */
export const feedbackCategories = ['GAME', 'DEPOSIT', 'WITHDRAWAL', 'PROMOTION', 'APP', 'OTHER'] as const;

export type FeedbackCategory = (typeof feedbackCategories)[number];

/**
 * Limits of feedback. `codePoints` counts the stored text: trimmed, with each line break as one code point. Pixels are
 * per picture, because a small file can declare many pixels, and decoding needs four bytes for each pixel.
 */
export const feedbackLimits = { codePoints: 140, files: 3, fileBytes: 5 * 1024 * 1024, pixels: 110_000_000 } as const;

/**
 * Form fields send a line break as two characters, and players add spaces at both ends. So the text is normalised
 * before it is counted.
 */
export const feedbackText = v.pipe(
  v.string(),
  v.transform((given) => given.replaceAll('\r\n', '\n').trim()),
  v.minLength(1, 'is empty'),
  v.check((given) => [...given].length <= feedbackLimits.codePoints, 'is longer than 140 letters'),
);
