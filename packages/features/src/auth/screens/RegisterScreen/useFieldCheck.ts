import { checkRegistrationField, type FieldRule } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { mobileProblem } from '../../model/mobileProblem.ts';
import { notValidText } from '../../model/notValidText.ts';
import { problemText } from '../../model/problemText.ts';
import type { FormField } from '../../model/shownFields.ts';

/** Checks a field's value. Gives what is wrong with it, as a sentence; true where nothing is. */
export type FieldCheck = (name: FormField) => (value: string) => string | true | Promise<string | true>;

/**
 * The checks of the register form: by the rule of each field, and for a mobile number by those of its country too.
 * @param dialingCode of the country that is chosen when the check runs.
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
