/**
 * The initials of a name: first and last for Latin names; one if letters of two words would join (Urdu) or carry signs
 * (Bengali); undefined for a phone number or a masked name.
 */
export function initialsOf(name: string): string | undefined {
  const [first, ...more] = name.trim().split(/\s+/).map(letterOf);
  if (first === undefined) return undefined;
  const last = more.at(-1);
  return last !== undefined && isLatin(first) && isLatin(last) ? first + last : first;
}

/** The first letter with all its signs, if the word starts with a letter. */
function letterOf(word: string): string | undefined {
  const letter = firstCharacter(word);
  return letter !== undefined && /^\p{L}/u.test(letter) ? letter.toLocaleUpperCase() : undefined;
}

/** The first character with its signs. Some browsers have no `Intl.Segmenter`: there, Unicode marks count as signs. */
function firstCharacter(word: string): string | undefined {
  if (typeof Intl.Segmenter !== 'function') return /^.[\p{M}\u200d]*/u.exec(word)?.[0];
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment;
}

const isLatin = (letter: string) => /^\p{Script=Latin}/u.test(letter);
