import { checkRegistrationField, type FieldRule } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { mobileProblem } from '../../model/mobileProblem.ts';
import { notValidText } from '../../model/notValidText.ts';
import { problemText } from '../../model/problemText.ts';
import type { FormField } from '../../model/shownFields.ts';

/** Validates a field's value. Returns an error message, or true if the value is valid. */
export type FieldCheck = (name: FormField) => (value: string) => string | true | Promise<string | true>;

/**
 * Checks the values of the register form: each field by its rule, and a mobile number also by the rules of its country.
 * @param dialingCode dialling code of the country that is chosen when the check runs.
 */
export function useFieldCheck(ruleOf: (name: FormField) => FieldRule, dialingCode: () => string): FieldCheck {
  const { t } = useTexts('auth');

  return (name) => (value) => {
    const rule = ruleOf(name);
    const problem = checkRegistrationField(name, value, rule);
    if (problem?.kind === 'pattern' && name === 'email') return notValidText(name, t);
    if (problem !== undefined)
      return problemText(problem, t(name), t, {
        text: value,
        pattern: rule.pattern,
        isSecret: name === 'password' || name === 'paymentPassword',
        notValid: notValidText(name, t),
      });
    if (name !== 'mobileNum' || value === '') return true;
    return mobileProblem(dialingCode(), value).then((key) => key === undefined || t(key));
  };
}
