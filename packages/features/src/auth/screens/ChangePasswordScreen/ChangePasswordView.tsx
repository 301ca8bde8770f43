import { paths } from '@livery/foundation/addresses';
import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { Button, Form, type FormProps, Link, PasswordField, ScreenBody, TextField } from '@livery/ui';
import { Dialog } from '@livery/ui/dialog';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NewPasswordFields } from '../../components/NewPasswordFields/NewPasswordFields.tsx';
import { type NewPassword, useNewPasswordRules } from '../../hooks/useNewPasswordRules.ts';
import styles from './ChangePasswordView.module.css';

/** Values of the form. */
export interface ChangePasswordValues extends NewPassword {
  /** Empty if the session remembers the password. */
  oldPassword: string;
}

export interface ChangePasswordViewProps {
  form: UseFormReturn<ChangePasswordValues>;
  checks: FormChecks;
  userName: string;
  /** Whether the old password must be typed, because the session does not remember it. */
  asksOld: boolean;
  /** Validates the old password before it is sent. Returns an error message, or true if it is valid. */
  checkOld: (value: string) => string | true;
  onSubmit: FormProps['onSubmit'];
  /** Whether the call is pending or has succeeded. */
  isBusy: boolean;
  /** The error message of the last attempt. */
  failure: string | undefined;
  /** Whether the dialog is open that reports two equal passwords. */
  isSame: boolean;
  onSameClosed: () => void;
}

/** The form with which a member changes the password. */
export function ChangePasswordView(props: ChangePasswordViewProps) {
  const { form, checks, userName, asksOld, checkOld, onSubmit, isBusy, failure, isSame, onSameClosed } = props;
  const { t } = useTexts('password');
  const { t: auth } = useTexts('auth');
  const { errors } = form.formState;
  const id = useId();
  const idOf = (name: keyof ChangePasswordValues) => `${id}-${name}`;
  const rules = useNewPasswordRules();

  return (
    <ScreenBody holds="form">
      <p className={styles.intro}>{t('changeIntro')}</p>
      <Form
        {...checks}
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={failure}
        errors={fieldErrors(errors, idOf)}
        actions={
          <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
            {t('confirmChange')}
          </Button>
        }
      >
        <TextField label={auth('username')} value={userName} readOnly autoComplete="username" dir="ltr" />
        {asksOld && (
          <div>
            <PasswordField
              id={idOf('oldPassword')}
              label={t('oldPassword')}
              isRequired
              autoComplete="current-password"
              maxLength={128}
              dir="ltr"
              showLabel={auth('showPassword')}
              hideLabel={auth('hidePassword')}
              error={errors.oldPassword?.message}
              {...form.register('oldPassword', {
                required: t('enterPassword'),
                validate: checkOld,
              })}
            />
            <Link href={paths.forgotPassword} className={styles.forgot}>
              {t('forgotOld')}
            </Link>
          </div>
        )}
        <NewPasswordFields
          idOf={idOf}
          typed={form.watch('newPassword')}
          known={[userName]}
          errors={errors}
          inputs={{
            newPassword: form.register('newPassword', rules.newPassword),
            confirmNewPassword: form.register('confirmNewPassword', rules.confirmNewPassword),
          }}
        />
      </Form>
      <Dialog
        isOpen={isSame}
        title={t('passwordSame')}
        onClose={onSameClosed}
        actions={
          <Button variant="primary" onClick={onSameClosed}>
            {t('chooseAnother')}
          </Button>
        }
      />
    </ScreenBody>
  );
}
