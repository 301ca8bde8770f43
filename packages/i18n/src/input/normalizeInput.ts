/** Scripts that join letters: a joiner or a non-joiner between two of their letters is part of the spelling. */
const joiningScripts = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
];
const joiningLetter = `(?=[\\p{L}\\p{M}])[${joiningScripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`;

/**
 * Either an invisible character that stays, captured together with the visible one before it, or an invisible character that
 * goes. A lookbehind would be simpler, but Safari 15 cannot parse one.
 */
const invisible = new RegExp(
  [
    // The flags of England, Scotland and Wales are written with invisible tags.
    '(\\u{1f3f4}[\\u{e0020}-\\u{e007f}]+',
    // An emoji with its selector, and the joiner to the next emoji.
    '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}][\\ufe0e\\ufe0f]?(?:\\u200d(?=\\p{Extended_Pictographic}))?',
    `${joiningLetter}[\\u200c\\u200d](?=${joiningLetter}))`,
    // Unicode counts the blank of Braille and the empty note head as symbols, though they have no visible part.
    '[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\u2800\\u{1d159}]',
  ].join('|'),
  'gu',
);

/**
 * Removes the invisible characters from a text that was typed, pasted or filled in: marks of direction, zero-width spaces, soft
 * hyphens, variation selectors, fillers, and blank letters. Contacts and messages put them around names and numbers. A character
 * that shapes a visible one stays: the joiners of an emoji, and those between letters of a script that joins letters.
 *
 * For every field, on the device and at the gateway, before anything else is checked.
 */
export function normalizeInput(typed: string): string {
  return typed.replace(invisible, (_, kept: string | undefined) => kept ?? '');
}
