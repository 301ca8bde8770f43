import * as v from 'valibot';
import { registrationBody } from '../auth/registrationBody.ts';
import type { RegistrationField } from '../auth/registrationFields.ts';
import { checkText, type TextProblem, type TextRule } from './checkText.ts';

/** Longest text that the gateway reads in any field, in units of UTF-16. */
const longest = 255;

/**
 * Holds what was typed into a field of the registration form against what the gateway takes at all, and against its rule. The
 * gateway comes to the same: it reads the field by the same schema and checks what came of it by the same rule.
 */
export function checkRegistrationField(
  name: RegistrationField,
  typed: string,
  rule: TextRule,
): TextProblem | undefined {
  const read = v.safeParse(registrationBody.entries[name], typed);
  if (read.success)
    return read.output === '' && typed !== '' && rule.required ? { kind: 'blank' } : checkText(read.output ?? '', rule);
  const max = rule.maxLength ?? longest;
  return typed.length > max ? { kind: 'tooLong', max } : { kind: 'pattern' };
}
