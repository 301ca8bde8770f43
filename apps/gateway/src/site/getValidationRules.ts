import {
  type FieldRule,
  lengths,
  nicknameLimit,
  patterns,
  realNameLimit,
  type RegistrationField,
  type ValidationRule,
} from '@livery/api/contract';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { registrationRules } from '../auth/registrationRules.ts';

/** The rule for a field that registration does not include. */
type Standard = Partial<ValidationRule> & Pick<ValidationRule, 'maxLength' | 'messageKey'>;

/** The rules of registration and of login: every valid registration can log in. */
export async function getValidationRules({
  merchant,
}: ContextOf<'getValidationRules'>): Promise<ValueOf<'getValidationRules'>> {
  const asked = registrationRules(merchant);
  const rule = (field: RegistrationField, standard: Standard) => completed(asked[field], standard);
  const username = rule('username', { maxLength: 16, messageKey: 'accountFormat' });
  const password = rule('password', { maxLength: 20, messageKey: 'passwordFormat' });
  const mobileNum = rule('mobileNum', {
    minLength: 4,
    maxLength: lengths.mobileNum,
    pattern: patterns.mobileNum,
    messageKey: 'mobileFormat',
  });
  return {
    // Login ignores upper and lower case.
    loginUsername: { ...username, required: true, pattern: '^[A-Za-z0-9]+$' },
    loginMobileNum: { ...mobileNum, required: true },
    loginPassword: { ...password, required: true },
    verificationCode: {
      ...rule('verificationCode', {
        minLength: 4,
        maxLength: lengths.verificationCode,
        pattern: patterns.digits,
        messageKey: 'codeFormat',
      }),
      required: true,
    },
    captcha: {
      ...rule('captcha', {
        minLength: 1,
        maxLength: lengths.captcha,
        pattern: patterns.digits,
        messageKey: 'codeFormat',
      }),
      required: true,
    },
    username,
    password,
    paymentPassword: rule('paymentPassword', {
      minLength: 6,
      maxLength: 6,
      pattern: patterns.digits,
      messageKey: 'passwordFormat',
    }),
    mobileNum,
    email: rule('email', { maxLength: lengths.email, pattern: patterns.email, messageKey: 'emailFormat' }),
    nickname: rule('nickname', { maxLength: nicknameLimit, messageKey: 'nameFormat' }),
    payeeName: rule('payeeName', { maxLength: realNameLimit, messageKey: 'nameFormat' }),
  };
}

function completed(asked: FieldRule | undefined, standard: Standard): ValidationRule {
  return {
    required: asked?.required ?? standard.required ?? false,
    minLength: asked?.minLength ?? standard.minLength ?? 0,
    maxLength: asked?.maxLength ?? standard.maxLength,
    pattern: asked?.pattern ?? standard.pattern ?? '^[\\s\\S]*$',
    messageKey: standard.messageKey,
  };
}
