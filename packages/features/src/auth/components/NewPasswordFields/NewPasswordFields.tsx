import { newPasswordRule } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { PasswordField } from '@livery/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordHint } from '../PasswordHint/PasswordHint.tsx';
import type { NewPassword } from '../../hooks/useNewPasswordRules.ts';

interface NewPasswordFieldsProps {
  /** Id of a field's control. */
  idOf: (name: keyof NewPassword) => string;
  /** Registers each input with the form. */
  inputs: Record<keyof NewPassword, UseFormRegisterReturn>;
  /** The value of the field for the new password. */
  typed: string;
  /** Personal data of the player. Attackers try such data first. */
  known: readonly string[];
  errors: Partial<Record<keyof NewPassword, { message?: string }>>;
}

/** A new password, its strength, and its confirmation. */
export function NewPasswordFields({ idOf, inputs, typed, known, errors }: NewPasswordFieldsProps) {
  const { t } = useTexts('password');
  const { t: auth } = useTexts('auth');
  const shared = {
    isRequired: true,
    autoComplete: 'new-password',
    maxLength: newPasswordRule.maxLength,
    dir: 'ltr',
    showLabel: auth('showPassword'),
    hideLabel: auth('hidePassword'),
  };
  return (
    <>
      <div>
        <PasswordField
          {...shared}
          id={idOf('newPassword')}
          label={t('newPassword')}
          help={t('passwordHelp')}
          error={errors.newPassword?.message}
          {...inputs.newPassword}
        />
        {errors.newPassword === undefined && <PasswordHint password={typed} known={known} />}
      </div>
      <PasswordField
        {...shared}
        id={idOf('confirmNewPassword')}
        label={t('confirmNewPassword')}
        error={errors.confirmNewPassword?.message}
        {...inputs.confirmNewPassword}
      />
    </>
  );
}
