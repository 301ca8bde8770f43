import type { FieldRule } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { checkField, type FieldProblem } from '../../model/checkField.ts';
import { mobileProblem } from '../../model/mobileProblem.ts';
import type { FormField } from '../../model/shownFields.ts';

/** Checks a field's value. Gives what is wrong with it, as a sentence; true where nothing is. */
export type FieldCheck = (name: FormField) => (value: string) => string | true | Promise<string | true>;

/**
 * The checks of the register form: by the rule of each field, and for a mobile number by those of its country too.
 * @param dialingCode of the country that is chosen when the check runs.
 */
export function useFieldCheck(ruleOf: (name: FormField) => FieldRule, dialingCode: () => string): FieldCheck {
  const { t } = useTexts('auth');

  const problemText = (name: FormField, problem: FieldProblem): string => {
    const field = t(name);
    switch (problem.kind) {
      case 'required':
        return t('isRequired', { field });
      case 'tooShort':
        return t('tooShort', { field, count: problem.min });
      case 'tooLong':
        return t('tooLong', { field, count: problem.max });
      case 'pattern':
        return name === 'email' ? t('emailNotValid') : t('notValid', { field });
    }
  };

  return (name) => (value) => {
    const problem = checkField(name, value, ruleOf(name));
    if (problem !== undefined) return problemText(name, problem);
    if (name !== 'mobileNum' || value === '') return true;
    return mobileProblem(dialingCode(), value).then((key) => key === undefined || t(key));
  };
}
