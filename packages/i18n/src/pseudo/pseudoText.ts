/** Separates a text from its places and tags, which stay as they are. */
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

/** How much longer than English a text becomes: what Portuguese, Filipino and Burmese need at most of the time. */
const growth = 1.4;

/**
 * English in disguise, for finding what does not fit and what was never translated: accents on every letter that has one,
 * at least 40 % longer, in brackets, so that a cut shows. "Log in" becomes "[Lööög îîîñ]". Whatever stands on a screen
 * without accents is hard-coded or comes from the gateway.
 *
 * @param isMirrored Runs from right to left, places excepted: aligned as in Urdu, yet readable.
 */
export function pseudoText(english: string, { isMirrored = false }: { isMirrored?: boolean } = {}): string {
  const pieces = english.split(parts).map((piece, index) => (index % 2 === 1 ? piece : disguise(piece)));
  const mirrored = isMirrored
    ? pieces.map((piece, index) => (index % 2 === 1 || piece === '' ? piece : `\u202E${piece}\u202C`))
    : pieces;
  return `[${mirrored.join('')}]`;
}

/** Lengthens every vowel alike: long words break a layout, more words do not. */
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
