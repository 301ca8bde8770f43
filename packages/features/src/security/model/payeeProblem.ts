import { countCharacters, realNameLimit } from '@livery/api/contract';

/** The maximum length of a name, in characters as players see them. */
export const longestPayee = realNameLimit;

/**
 * Returns the problem of a typed real name; undefined if it is valid. The minimum length counts code points, because ဦး
 * is a name.
 */
export function payeeProblem(typed: string): 'missing' | 'long' | undefined {
  const name = typed.normalize('NFC').trim();
  if ([...name].length < 2) return 'missing';
  return countCharacters(name) > longestPayee ? 'long' : undefined;
}
