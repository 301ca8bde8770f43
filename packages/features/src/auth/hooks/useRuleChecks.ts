import { checkText, type TextRule, type ValidationRuleName } from '@livery/api/contract';
import { useGetValidationRulesQuery } from '@livery/api/site/validationRules';
import { normalizeInput } from '@livery/i18n/input';
import { useTexts } from '@livery/i18n/react';
import { problemText } from '../model/problemText.ts';

/**
 * Creates a check of a value by the named rules. The value is valid if it matches any of them.
 * @param field the field's label.
 * @returns the error message, or true if the value is valid.
 */
export type RuleCheck = (names: readonly ValidationRuleName[], field: string) => (value: string) => string | true;

/** Used until the gateway's rules are loaded, and if they cannot be loaded. Then only the gateway checks the value. */
const anyText: TextRule = { required: true };

/** Rules of secret values, which must not be shown. */
const secretRules: readonly ValidationRuleName[] = ['loginPassword', 'password', 'paymentPassword'];

/** Checks by the gateway's rules, except the rules of registration. A form does not wait until they are loaded. */
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
