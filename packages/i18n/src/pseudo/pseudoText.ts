/** Separates a text from its placeholders and tags, which do not change. */
const parts = /(\{\{[^}]*\}\}|<[^>]*>)/;
const accents: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  d: 'ð',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'û',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  U: 'Û',
  Y: 'Ý',
};
const vowel = /[aeiouy]/i;

/** Growth compared with English: enough for most texts in Portuguese, Filipino and Burmese. */
const growth = 1.4;

/**
 * Pseudo-translates English, for finding layout faults and untranslated texts: accents on every letter that has one, at
 * least 40 % longer, in brackets, so that cut text is visible. "Log in" becomes "[Lööög îîîñ]". A text without accents
 * on a screen is hard-coded or comes from the gateway.
 *
 * @param isMirrored Right-to-left, except placeholders: aligned as in Urdu, but readable.
 */
export function pseudoText(english: string, { isMirrored = false }: { isMirrored?: boolean } = {}): string {
  const pieces = english.split(parts).map((piece, index) => (index % 2 === 1 ? piece : disguise(piece)));
  const mirrored = isMirrored
    ? pieces.map((piece, index) => (index % 2 === 1 || piece === '' ? piece : `\u202E${piece}\u202C`))
    : pieces;
  return `[${mirrored.join('')}]`;
}

/** Lengthens all vowels equally: long words break a layout, more words do not. */
function disguise(words: string): string {
  const wanted = Math.ceil([...words].length * growth);
  const vowels = [...words].filter((letter) => vowel.test(letter)).length;
  const each = vowels === 0 ? 0 : Math.ceil((wanted - [...words].length) / vowels);
  return [...words]
    .map((letter) =>
      vowel.test(letter)
        ? (accents[letter] ?? letter) + (accents[letter.toLowerCase()] ?? '').repeat(each)
        : (accents[letter] ?? letter),
    )
    .join('');
}
