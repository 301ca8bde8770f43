/**
 * The initials of a name. Latin names have two: the first and the last one. Other names have one letter if two letters
 * would join (Urdu) or carry signs (Bengali). Undefined for a phone number or a masked name.
 */
export function initialsOf(name: string): string | undefined {
  const [first, ...more] = name.trim().split(/\s+/).map(letterOf);
  if (first === undefined) return undefined;
  const last = more.at(-1);
  return last !== undefined && isLatin(first) && isLatin(last) ? first + last : first;
}

/** The first letter with its vowel signs and accents, if the word starts with a letter. */
function letterOf(word: string): string | undefined {
  const letter = firstCharacter(word);
  return letter !== undefined && /^\p{L}/u.test(letter) ? letter.toLocaleUpperCase() : undefined;
}

/** The first character of a word with its signs. Browsers without `Intl.Segmenter` use Unicode marks as the signs. */
function firstCharacter(word: string): string | undefined {
  if (typeof Intl.Segmenter !== 'function') return /^.[\p{M}\u200d]*/u.exec(word)?.[0];
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment;
}

const isLatin = (letter: string) => /^\p{Script=Latin}/u.test(letter);
