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

/** Growth in comparison with English. It is enough for most texts in Portuguese, Filipino and Burmese. */
const growth = 1.4;

/**
 * Translates English to a pseudo language, for finding layout faults and untranslated texts. The result has accents on
 * every letter that can have one, is at least 40 % longer, and is in brackets, so that a cut-off text is visible. "Log
 * in" becomes "[Lööög îîîñ]". If a text on a screen has no accents, it is hard-coded or comes from the gateway.
 *
 * @param isMirrored whether the result is right-to-left, except placeholders. Then it is aligned as in Urdu, but
 * readable.
 */
export function pseudoText(english: string, { isMirrored = false }: { isMirrored?: boolean } = {}): string {
  const pieces = english.split(parts).map((piece, index) => (index % 2 === 1 ? piece : disguise(piece)));
  const mirrored = isMirrored
    ? pieces.map((piece, index) => (index % 2 === 1 || piece === '' ? piece : `\u202E${piece}\u202C`))
    : pieces;
  return `[${mirrored.join('')}]`;
}

/** Lengthens all vowels equally. More words would not work, because only long words break a layout. */
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
