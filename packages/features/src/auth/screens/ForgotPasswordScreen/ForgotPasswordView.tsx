import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { Button, Form, type FormProps, Progress } from '@livery/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ResetValues } from '../../model/passwordReset.ts';
import { AccountStep, type AccountStepProps } from './AccountStep.tsx';
import { PasswordStep, type PasswordStepProps } from './PasswordStep.tsx';

export interface ForgotPasswordViewProps
  extends Omit<AccountStepProps, 'form' | 'idOf'>, Omit<PasswordStepProps, 'form' | 'idOf'> {
  form: UseFormReturn<ResetValues>;
  checks: FormChecks;
  onSubmit: FormProps['onSubmit'];
  /** Whether the request for a code or for the new password is pending. */
  isBusy: boolean;
  /** The error message of the last attempt. */
  failure: string | undefined;
}

const steps = ['account', 'password'] as const;

/** The two steps to a new password: identify the account, then enter the code and the password. */
export function ForgotPasswordView(props: ForgotPasswordViewProps) {
  const { form, checks, onSubmit, isBusy, failure } = props;
  const { t } = useTexts('password');
  const { errors } = form.formState;
  const step = form.watch('step');
  const isAccount = step === 'account';
  const position = steps.indexOf(step) + 1;
  const id = useId();
  const idOf = (name: string) => `${id}-${name}`;

  return (
    <Form
      {...checks}
      onSubmit={onSubmit}
      isBusy={isBusy}
      failure={failure}
      errors={fieldErrors(errors, idOf)}
      actions={
        <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
          {isAccount ? t(isBusy ? 'sendingCode' : 'sendCode') : t(isBusy ? 'setting' : 'setNew')}
        </Button>
      }
    >
      <Progress
        label={t(isAccount ? 'stepAccount' : 'stepPassword')}
        value={position}
        max={steps.length}
        valueText={t('progress', { position, total: steps.length })}
      />
      {isAccount ? <AccountStep {...props} idOf={idOf} /> : <PasswordStep {...props} idOf={idOf} />}
    </Form>
  );
}
