import { checkText } from '@livery/api/contract';
import { normalizeInput } from '@livery/i18n/input';

/**
 * The reason why a text does not match its pattern, as far as it can be found. It shows the player how to correct the
 * text.
 */
export type PatternProblem =
  | { kind: 'digitsOnly' | 'latinOnly' | 'plainSigns' | 'needsLetter' | 'unknown' }
  /** At most five different visible characters. A space represents any white space. */
  | { kind: 'characters'; characters: readonly string[] };

/** A letter that is not Latin. For such letters, a list of the single letters would not help. */
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/**
 * Whether a character is visible. Invisible characters are never shown: control characters have no glyph, and a
 * combining mark has no glyph without its letter.
 */
const isVisible = (character: string) => normalizeInput(character) !== '' && !/^[\p{C}\p{M}]/u.test(character);

/** Maximum number of listed characters. A longer list would not help. */
const mostCharacters = 5;

/**
 * Finds by tries why a pattern rejects a text. Patterns come from the gateway, and players cannot read them.
 *
 * @param isSecret whether no character of the text may be shown.
 */
export function patternProblem(typed: string, pattern: string | undefined, isSecret: boolean): PatternProblem {
  const text = normalizeInput(typed);
  const fits = (other: string) => checkText(other, { required: true, pattern }) === undefined;
  const { length } = text;
  // The text was rejected for another reason.
  if (fits(text)) return { kind: 'unknown' };
  if (fits('1'.repeat(length)) && !fits('a'.repeat(length))) return { kind: 'digitsOnly' };
  if (isSecret) return { kind: fits('aA1!'.repeat(length).slice(0, Math.max(length, 4))) ? 'plainSigns' : 'unknown' };
  if (otherScript.test(text) && fits('a1'.repeat(length))) return { kind: 'latinOnly' };
  const characters = refusedCharacters(text, fits).filter(isVisible);
  if (characters.length > 0) return { kind: 'characters', characters };
  return { kind: fits(`${text}a`) ? 'needsLetter' : 'unknown' };
}

/** Returns the characters to remove so that the text matches, if they are the only problem of the text. */
function refusedCharacters(text: string, fits: (text: string) => boolean): string[] {
  const all = [...text];
  const different = [...new Set(all)];
  const without = (characters: readonly string[]) =>
    all.filter((character) => !characters.includes(character)).join('');
  let refused = different.filter((character) => !fits(character));
  const rest = without(refused);
  if (rest === '' || !fits(rest)) return [];
  // A character that the pattern rejects alone may be allowed next to other characters.
  for (const character of refused) {
    const others = refused.filter((other) => other !== character);
    if (fits(without(others))) refused = others;
  }
  return [...new Set(refused.map((character) => (character.trim() === '' ? ' ' : character)))].slice(0, mostCharacters);
}
