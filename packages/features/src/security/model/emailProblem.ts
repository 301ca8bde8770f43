import { lengths, patterns } from '@livery/api/contract';

/** The maximum length of an address, in characters. */
export const longestEmail = lengths.email;

const form = new RegExp(patterns.email, 'u');

/** Returns the problem of a typed e-mail address; undefined if it is valid. */
export function emailProblem(typed: string): 'missing' | 'form' | undefined {
  const email = typed.trim();
  if (email === '') return 'missing';
  return form.test(email) && email.length <= longestEmail ? undefined : 'form';
}
