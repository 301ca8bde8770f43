import type { FieldRule } from '@livery/api/contract';
import { allowedCharacters } from './allowedCharacters.ts';
import type { AuthTexts } from './authTexts.ts';

const characterTexts = {
  small: { lettersOnly: 'smallLetters', withDigits: 'smallLettersAndDigits' },
  any: { lettersOnly: 'anyLetters', withDigits: 'anyLettersAndDigits' },
} as const;

/**
 * Returns the rules of a user name, which are shown below its field before the first error.
 *
 * @param length a sentence about the allowed length. Undefined if any length is allowed.
 */
export function userNameHelp(rule: FieldRule, length: string | undefined, auth: AuthTexts['auth']): string | undefined {
  const allowed = allowedCharacters(rule);
  if (allowed === undefined) return length;
  const { letters, hasDigits, needsLetter, signs } = allowed;
  const parts = [
    length,
    auth(characterTexts[letters][hasDigits ? 'withDigits' : 'lettersOnly']),
    needsLetter ? auth('oneLetterAtLeast') : undefined,
    signs.length > 0 ? auth('signsToo', { characters: signs.join(' ') }) : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
