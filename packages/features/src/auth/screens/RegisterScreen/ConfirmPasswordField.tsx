import { useTexts } from '@livery/i18n/react';
import { PasswordField } from '@livery/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterValues } from '../../model/registerValues.ts';
import type { RegisterMethod } from '../../model/registerMethods.ts';

interface ConfirmPasswordFieldProps {
  id: string;
  form: UseFormReturn<RegisterValues>;
  way: RegisterMethod;
  maxLength: number | undefined;
}

/** The confirmation of the password. It must equal the password. */
export function ConfirmPasswordField({ id, form, way, maxLength }: ConfirmPasswordFieldProps) {
  const { t } = useTexts('auth');
  return (
    <PasswordField
      id={id}
      label={t('confirmPassword')}
      isRequired
      autoComplete="new-password"
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      maxLength={maxLength}
      error={form.formState.errors.confirmPassword?.message}
      {...form.register('confirmPassword', {
        required: way === 'username' ? t('confirmRequired') : t('isRequired', { field: t('confirmPassword') }),
        validate: (value, values) => value === values.password || t('confirmMismatch'),
        deps: ['password'],
      })}
    />
  );
}
