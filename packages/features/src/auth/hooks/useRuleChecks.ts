import { checkText, type TextRule, type ValidationRuleName } from '@livery/api/contract';
import { useGetValidationRulesQuery } from '@livery/api/site/validationRules';
import { normalizeInput } from '@livery/i18n/input';
import { useTexts } from '@livery/i18n/react';
import { problemText } from '../model/problemText.ts';

/**
 * Checks a value by any of the rules named.
 * @param field the field's label.
 * @returns what is wrong, as a sentence; true where nothing is.
 */
export type RuleCheck = (names: readonly ValidationRuleName[], field: string) => (value: string) => string | true;

/** What holds until the gateway's rules are here, and for good where they can't be had: the gateway then has the only word. */
const anyText: TextRule = { required: true };

/** Rules of what nobody else may read. */
const secretRules: readonly ValidationRuleName[] = ['loginPassword', 'password', 'paymentPassword'];

/** Checks by the gateway's rules, other than those of registration. A form does not wait for them. */
export function useRuleChecks(): RuleCheck {
  const { t } = useTexts('auth');
  const { data: rules } = useGetValidationRulesQuery();

  return (names, field) => (typed) => {
    const value = normalizeInput(typed);
    const ruleOf = (name: ValidationRuleName) => rules?.[name] ?? anyText;
    const problems = names.map((name) => checkText(value, ruleOf(name)));
    const [first] = problems;
    if (first === undefined || problems.includes(undefined)) return true;
    const [name] = names as [ValidationRuleName];
    return problemText(first, field, t, {
      text: value,
      pattern: ruleOf(name).pattern,
      isSecret: secretRules.includes(name),
      notValid: t('notValid', { field }),
    });
  };
}
