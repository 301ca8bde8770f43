/**
 * The letters that stand for a name: first and last for Latin names, one where letters of two words would run together
 * (Urdu) or carry their signs (Bengali); undefined for a phone number or a name in stars.
 */
export function initialsOf(name: string): string | undefined {
  const [first, ...more] = name.trim().split(/\s+/).map(letterOf);
  if (first === undefined) return undefined;
  const last = more.at(-1);
  return last !== undefined && isLatin(first) && isLatin(last) ? first + last : first;
}

/** The first letter with all its signs, if the word begins with one. */
function letterOf(word: string): string | undefined {
  const letter = firstCharacter(word);
  return letter !== undefined && /^\p{L}/u.test(letter) ? letter.toLocaleUpperCase() : undefined;
}

/** With the signs that belong to it. Some browsers have no `Intl.Segmenter`: there, a sign is a mark, as Unicode has it. */
function firstCharacter(word: string): string | undefined {
  if (typeof Intl.Segmenter !== 'function') return /^.[\p{M}\u200d]*/u.exec(word)?.[0];
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment;
}

const isLatin = (letter: string) => /^\p{Script=Latin}/u.test(letter);
