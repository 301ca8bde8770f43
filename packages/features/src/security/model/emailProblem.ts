import { lengths, patterns } from '@livery/api/contract';

/** Longest address, in characters. */
export const longestEmail = lengths.email;

const form = new RegExp(patterns.email, 'u');

/** What is wrong with an e-mail address as it was typed; undefined where nothing is. */
export function emailProblem(typed: string): 'missing' | 'form' | undefined {
  const email = typed.trim();
  if (email === '') return 'missing';
  return form.test(email) && email.length <= longestEmail ? undefined : 'form';
}
