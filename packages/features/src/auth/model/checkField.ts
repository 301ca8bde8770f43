import { countCharacters, type FieldRule, type RegistrationField } from '@livery/api/contract';

/** Why a value does not fit its rule. */
export type FieldProblem =
  | { kind: 'required' | 'pattern' }
  | { kind: 'tooShort'; min: number }
  | { kind: 'tooLong'; max: number };

/** Loose on purpose: the gateway has the last word; this catches slips of the hand. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const emailLimit = 254;

/**
 * Holds a value against the rule the gateway sent. An empty field that is not required passes.
 * A pattern the browser can't read is left to the gateway: a merchant's slip may not lock the form.
 */
export function checkField(name: RegistrationField, value: string, rule: FieldRule): FieldProblem | undefined {
  if (value === '') return rule.required ? { kind: 'required' } : undefined;
  const length = countCharacters(value);
  if (rule.minLength !== undefined && [...value].length < rule.minLength)
    return { kind: 'tooShort', min: rule.minLength };
  if (rule.maxLength !== undefined && length > rule.maxLength) return { kind: 'tooLong', max: rule.maxLength };
  if (name === 'email' && (length > emailLimit || !email.test(value))) return { kind: 'pattern' };
  const pattern = readPattern(rule.pattern);
  return pattern !== undefined && !pattern.test(value) ? { kind: 'pattern' } : undefined;
}

function readPattern(pattern: string | undefined): RegExp | undefined {
  if (pattern === undefined) return undefined;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return undefined;
  }
}
