import * as v from 'valibot';
import { registrationBody } from '../auth/registrationBody.ts';
import type { RegistrationField } from '../auth/registrationFields.ts';
import { checkText, type TextProblem, type TextRule } from './checkText.ts';

/** Maximum length of a field at the gateway, in UTF-16 units. */
const longest = 255;

/**
 * Checks the typed text of a registration field by the gateway's schema and by the rule of the field. The result equals
 * that of the gateway, which reads the field with the same schema and checks the output by the same rule.
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
