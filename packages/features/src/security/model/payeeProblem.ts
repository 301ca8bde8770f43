import { countCharacters, realNameLimit } from '@livery/api/contract';

/** Longest name, in characters as people see them. */
export const longestPayee = realNameLimit;

/**
 * What is wrong with a real name as it was typed; undefined where nothing is. A least length counts code points: ဦး is
 * a name.
 */
export function payeeProblem(typed: string): 'missing' | 'long' | undefined {
  const name = typed.normalize('NFC').trim();
  if ([...name].length < 2) return 'missing';
  return countCharacters(name) > longestPayee ? 'long' : undefined;
}
