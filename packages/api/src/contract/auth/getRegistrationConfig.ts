import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { fieldRule, type RegistrationField, registrationFields } from './registrationFields.ts';

/** The rules of the registration fields. The form does not show a field without a rule. */
export const getRegistrationConfig = defineCall({
  name: 'getRegistrationConfig',
  method: 'GET',
  path: '/wps/relay/MCS2_registerSetting',
  access: 'anyone',
  moduleId: 'REG3',
  value: v.object(
    /* @__PURE__ */ Object.fromEntries(
      /* @__PURE__ */ registrationFields.map((name) => [name, v.optional(fieldRule)]),
    ) as Record<RegistrationField, v.OptionalSchema<typeof fieldRule, undefined>>,
  ),
});

export const summary = 'Returns the fields of registration and the rules for each.';

const rule = { enabled: true, required: true };

export const sample: CallValue<typeof getRegistrationConfig> = {
  username: { ...rule, minLength: 4, maxLength: 16 },
  password: rule,
  email: { enabled: true, required: false },
};
