import type { TextProblem } from '@livery/api/contract';
import type { AuthTexts } from './authTexts.ts';
import { patternProblem } from './patternProblem.ts';

interface Typed {
  text: string;
  /** Of the rule that it does not fit. */
  pattern: string | undefined;
  /** No character of it may be shown. */
  isSecret: boolean;
  /** The sentence for what nobody can name. */
  notValid: string;
}

/**
 * What is wrong with what was typed, as a sentence.
 * @param field the field's label.
 */
export function problemText(problem: TextProblem, field: string, auth: AuthTexts['auth'], typed: Typed): string {
  switch (problem.kind) {
    case 'required':
      return auth('isRequired', { field });
    case 'blank':
      return auth('cannotBeEmpty', { field });
    case 'tooShort':
      return auth('tooShort', { field, count: problem.min });
    case 'tooLong':
      return auth('tooLong', { field, count: problem.max });
    case 'pattern':
      return patternText(field, auth, typed);
  }
}

function patternText(field: string, auth: AuthTexts['auth'], { text, pattern, isSecret, notValid }: Typed): string {
  const problem = patternProblem(text, pattern, isSecret);
  if (problem.kind === 'unknown') return notValid;
  if (problem.kind !== 'characters') return auth(problem.kind, { field });
  const named = problem.characters.map((character) => (character === ' ' ? auth('spaces') : character));
  return auth('notAllowed', { field, characters: named.join(', ') });
}
