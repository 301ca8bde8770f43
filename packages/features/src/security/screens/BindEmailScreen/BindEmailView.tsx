import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { Button, CodeField, type CodeFieldProps, Form, type FormProps, ScreenBody, TextField } from '@livery/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BindEmailValues } from '../../model/bindEmailValues.ts';
import { emailProblem, longestEmail } from '../../model/emailProblem.ts';
import { isSameAddress } from '../../model/isSameAddress.ts';
import styles from './BindEmailView.module.css';
import { CodeLife } from './CodeLife.tsx';

export interface BindEmailViewProps {
  form: UseFormReturn<BindEmailValues>;
  checks: FormChecks;
  /** The current address, masked; empty if there is none. */
  current: string;
  /**
   * The code that was sent to the address in the form. It consists of the address and the expiry (ISO 8601, gateway's
   * clock).
   */
  sent: { to: string; expiresAt: string } | undefined;
  /** The button that requests a code. */
  resend: Required<Pick<CodeFieldProps, 'isSending' | 'waitUntil' | 'onFetch'>> & Pick<CodeFieldProps, 'longestWait'>;
  onSubmit: FormProps['onSubmit'];
  isBusy: boolean;
  /** The error of the last attempt, as a sentence. */
  failure: string | undefined;
}

/** The form that binds an address: the address, and the code that was sent there. */
export function BindEmailView({ form, checks, current, sent, resend, onSubmit, isBusy, failure }: BindEmailViewProps) {
  const { t } = useTexts('security');
  const { errors } = form.formState;
  const id = useId();
  const idOf = (name: keyof BindEmailValues) => `${id}-${name}`;
  const checkEmail = (typed: string) => {
    const problem = emailProblem(typed);
    return problem === undefined || t(problem === 'missing' ? 'enterEmail' : 'emailNotValid');
  };

  return (
    <ScreenBody holds="form">
      <p className={styles.intro}>{current === '' ? t('bindEmailIntro') : t('emailNow', { name: current })}</p>
      <Form
        {...checks}
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={failure}
        errors={fieldErrors(errors, idOf)}
        actions={
          <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
            {t('confirmEmail')}
          </Button>
        }
      >
        <TextField
          id={idOf('email')}
          label={t('email')}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={longestEmail}
          error={errors.email?.message}
          {...form.register('email', { validate: checkEmail })}
        />
        <CodeField
          id={idOf('verificationCode')}
          label={t('code')}
          isRequired
          help={sent && t('codeWent', { name: sent.to })}
          fetchLabel={t('getCode')}
          sendingLabel={t('sendingCode')}
          waitLabel={(count) => t('codeWait', { count })}
          {...resend}
          error={errors.verificationCode?.message}
          {...form.register('verificationCode', {
            required: t('enterCode'),
            validate: (_, { email, sentTo }) => sentTo === '' || isSameAddress(email, sentTo) || t('codeElsewhere'),
          })}
        />
        {sent && <CodeLife expiresAt={sent.expiresAt} />}
      </Form>
    </ScreenBody>
  );
}
