import { checkText } from '@livery/api/contract';
import { normalizeInput } from '@livery/i18n/input';

/** What is wrong with a text that does not fit its pattern, as far as it can be found out: what to do about it. */
export type PatternProblem =
  | { kind: 'digitsOnly' | 'latinOnly' | 'plainSigns' | 'needsLetter' | 'unknown' }
  /** At most five, each once, all visible. A space stands for any. */
  | { kind: 'characters'; characters: readonly string[] };

/** A letter that is not Latin: to name its parts one by one would be no help. */
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** Invisible characters are never named: control characters have no shape, and a combining mark has none without its letter. */
const isVisible = (character: string) => normalizeInput(character) !== '' && !/^[\p{C}\p{M}]/u.test(character);

/** More would be no help. */
const mostCharacters = 5;

/**
 * Finds out by tries what a pattern has against a text: patterns come from the gateway, and say it to nobody who can't read them.
 *
 * @param isSecret whether no character of it may be shown.
 */
export function patternProblem(typed: string, pattern: string | undefined, isSecret: boolean): PatternProblem {
  const text = normalizeInput(typed);
  const fits = (other: string) => checkText(other, { required: true, pattern }) === undefined;
  const { length } = text;
  // Refused for something else.
  if (fits(text)) return { kind: 'unknown' };
  if (fits('1'.repeat(length)) && !fits('a'.repeat(length))) return { kind: 'digitsOnly' };
  if (isSecret) return { kind: fits('aA1!'.repeat(length).slice(0, Math.max(length, 4))) ? 'plainSigns' : 'unknown' };
  if (otherScript.test(text) && fits('a1'.repeat(length))) return { kind: 'latinOnly' };
  const characters = refusedCharacters(text, fits).filter(isVisible);
  if (characters.length > 0) return { kind: 'characters', characters };
  return { kind: fits(`${text}a`) ? 'needsLetter' : 'unknown' };
}

/** The characters that have to go for a text to fit, where that is all that is wrong with it. */
function refusedCharacters(text: string, fits: (text: string) => boolean): string[] {
  const all = [...text];
  const different = [...new Set(all)];
  const without = (characters: readonly string[]) =>
    all.filter((character) => !characters.includes(character)).join('');
  let refused = different.filter((character) => !fits(character));
  const rest = without(refused);
  if (rest === '' || !fits(rest)) return [];
  // One that a pattern refuses alone may be taken beside others.
  for (const character of refused) {
    const others = refused.filter((other) => other !== character);
    if (fits(without(others))) refused = others;
  }
  return [...new Set(refused.map((character) => (character.trim() === '' ? ' ' : character)))].slice(0, mostCharacters);
}
