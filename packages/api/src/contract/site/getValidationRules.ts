import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import {
  validationRule,
  type ValidationRule,
  type ValidationRuleName,
  validationRuleNames,
} from './validationRules.ts';

export const getValidationRules = defineCall({
  name: 'getValidationRules',
  method: 'GET',
  path: '/wps/system/regValidata',
  access: 'anyone',
  value: v.object(
    /* @__PURE__ */ Object.fromEntries(
      /* @__PURE__ */ validationRuleNames.map((name) => [name, validationRule]),
    ) as Record<ValidationRuleName, typeof validationRule>,
  ),
});

export const summary = 'Returns the rules that forms check before they send. The gateway applies the same rules.';

const rule: ValidationRule = {
  required: true,
  minLength: 4,
  maxLength: 20,
  pattern: '^[A-Za-z0-9]+$',
  messageKey: 'accountFormat',
};

export const sample: CallValue<typeof getValidationRules> = Object.fromEntries(
  validationRuleNames.map((name) => [name, rule]),
) as Record<ValidationRuleName, ValidationRule>;
