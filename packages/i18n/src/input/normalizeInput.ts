/** Scripts whose letters are joined. A joiner or a non-joiner between two of these letters is part of the spelling. */
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
 * Matches an invisible character. If the character must not be removed, it is captured together with the visible
 * character before it. A lookbehind would be simpler, but Safari 15 cannot parse it.
 */
const invisible = new RegExp(
  [
    // The flags of England, Scotland and Wales contain invisible tag characters.
    '(\\u{1f3f4}[\\u{e0020}-\\u{e007f}]+',
    // An emoji with a variation selector and the joiner before the next emoji.
    '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}][\\ufe0e\\ufe0f]?(?:\\u200d(?=\\p{Extended_Pictographic}))?',
    `${joiningLetter}[\\u200c\\u200d](?=${joiningLetter}))`,
    // Unicode counts the Braille blank and the empty note head as symbols, although they are invisible.
    '[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\u2800\\u{1d159}]',
  ].join('|'),
  'gu',
);

/**
 * Removes the invisible characters of a typed, pasted or autofilled text: direction marks, zero-width spaces, soft
 * hyphens, variation selectors, fillers, and blank letters. Address books and messages put them around names and
 * numbers. A character that changes the shape of a visible character is not removed: the joiners of an emoji, and
 * joiners between letters of a joining script.
 *
 * For every field, on the device and in the gateway, before any other check.
 */
export function normalizeInput(typed: string): string {
  return typed.replace(invisible, (_, kept: string | undefined) => kept ?? '');
}
