import type { RegistrationRules } from '@livery/api/auth/registration';
import type { FieldRule } from '@livery/api/contract';
import type { RegisterMethod } from './registerMethods.ts';
import type { FormField } from './shownFields.ts';

const alwaysAsked: FieldRule = { enabled: true, required: true };

interface Asked {
  rules: RegistrationRules;
  /** Whether the link or the host contains a valid invitation code. */
  isInvited: boolean;
  /** Whether the gateway rejected the code of the link. */
  isLinkRefused: boolean;
}

/**
 * Returns the rule of a field for one way to register. By mobile number, each field is required. The field for another
 * code appears if the code of the link is rejected. It is required only if the merchant requires a code and there is no
 * other valid code.
 */
export function fieldRule(name: FormField, way: RegisterMethod, { rules, isInvited, isLinkRefused }: Asked): FieldRule {
  const rule = rules[name] ?? alwaysAsked;
  if (name === 'affiliateCode' && isLinkRefused) {
    const isAsked = way === 'username' && rules[name]?.enabled === true;
    return { ...rule, enabled: true, required: isAsked && rule.required && !isInvited };
  }
  return way === 'mobile' ? { ...rule, ...alwaysAsked } : rule;
}
