import { useTexts } from '@livery/i18n/react';
import { CodeField, type CodeFieldProps } from '@livery/ui';
import { MailCheck, MessageSquareMore } from 'lucide-react';
import { Fragment } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NewPasswordFields } from '../../components/NewPasswordFields/NewPasswordFields.tsx';
import { useNewPasswordRules } from '../../hooks/useNewPasswordRules.ts';
import type { ResetValues } from '../../model/passwordReset.ts';
import styles from './PasswordStep.module.css';

type ResendProps = Required<Pick<CodeFieldProps, 'isSending' | 'waitUntil' | 'onFetch'>> &
  Pick<CodeFieldProps, 'longestWait'>;

export interface PasswordStepProps {
  form: UseFormReturn<ResetValues>;
  /** The target of the code, as text for the player. */
  sentTo: string;
  /** The button that requests another code. */
  resend: ResendProps;
  /** Returns to the step that identifies the account. */
  onUseOther: () => void;
  idOf: (name: string) => string;
}

/** The second step: the code and the new password. */
export function PasswordStep({ form, sentTo, resend, onUseOther, idOf }: PasswordStepProps) {
  const { t } = useTexts('password');
  const { t: auth } = useTexts('auth');
  const { errors } = form.formState;
  const rules = useNewPasswordRules();
  const isSms = form.watch('way') === 'sms';
  const minutes = Number(form.watch('validMinutes'));
  const Icon = isSms ? MessageSquareMore : MailCheck;

  return (
    <>
      <div className={styles.sent}>
        <Icon aria-hidden />
        <div className={styles.words}>
          <div role="status" className={styles.words}>
            <p className={styles.target}>
              <bdi dir="ltr">
                {(sentTo.match(/[^@.]*[@.]|[^@.]+/g) ?? []).map((part, index) => (
                  <Fragment key={index}>
                    {index > 0 && <wbr />}
                    {part}
                  </Fragment>
                ))}
              </bdi>
            </p>
            <p>{t(isSms ? 'sentSms' : 'sentEmail')}</p>
            {minutes > 0 && <p>{t('codeGood', { count: minutes })}</p>}
          </div>
          <button type="button" className={styles.other} onClick={onUseOther}>
            {t('useOther')}
          </button>
        </div>
      </div>
      {/* Password managers store the new password together with this name. */}
      {!isSms && <input hidden readOnly autoComplete="username" value={form.watch('username')} />}
      <CodeField
        id={idOf('verificationCode')}
        label={isSms ? auth('verificationCode') : t('emailCode')}
        isRequired
        fetchLabel={t('sendAgain')}
        sendingLabel={auth('sendingCode')}
        waitLabel={(count) => auth('codeWait', { count })}
        {...resend}
        error={errors.verificationCode?.message}
        {...form.register('verificationCode', {
          required: auth('isRequired', { field: isSms ? auth('verificationCode') : t('emailCode') }),
        })}
      />
      <NewPasswordFields
        idOf={idOf}
        typed={form.watch('newPassword')}
        known={form.watch(['username', 'email', 'mobileNum'])}
        errors={errors}
        inputs={{
          newPassword: form.register('newPassword', rules.newPassword),
          confirmNewPassword: form.register('confirmNewPassword', rules.confirmNewPassword),
        }}
      />
    </>
  );
}
