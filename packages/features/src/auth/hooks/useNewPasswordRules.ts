import { checkRegistrationField, newPasswordRule } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';

/** The part of a form with a new password. */
export interface NewPassword {
  newPassword: string;
  confirmNewPassword: string;
}

/** Fields that are checked together, for `useFormChecks`. */
export const newPasswordTogether = { newPassword: ['confirmNewPassword'] } as const;

/** The rules of a new password and of its confirmation, for a form's `register`. */
export function useNewPasswordRules() {
  const { t } = useTexts('password');
  const { t: auth } = useTexts('auth');

  const checkNew = (value: string): string | true => {
    const problem = checkRegistrationField('password', value, newPasswordRule);
    if (problem === undefined) return true;
    return problem.kind === 'required' ? t('enterPassword') : t('passwordHelp');
  };

  return {
    newPassword: { validate: checkNew },
    confirmNewPassword: {
      required: t('enterPassword'),
      validate: (value: string, values: NewPassword) => value === values.newPassword || auth('confirmMismatch'),
    },
  };
}
