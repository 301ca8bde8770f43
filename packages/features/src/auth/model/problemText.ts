import type { TextProblem } from '@livery/api/contract';
import type { AuthTexts } from './authTexts.ts';
import { patternProblem } from './patternProblem.ts';

interface Typed {
  text: string;
  /** Pattern of the rule that the text does not match. */
  pattern: string | undefined;
  /** Whether no character of the text may be shown. */
  isSecret: boolean;
  /** The message for an unknown problem. */
  notValid: string;
}

/**
 * Returns the message for the problem of a typed text.
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
