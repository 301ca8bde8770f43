import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Button, Form, type FormProps, PasswordField, TextField } from '@livery/ui';
import type { UseFormReturn } from 'react-hook-form';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { CaptchaInput } from '../../components/CaptchaInput/CaptchaInput.tsx';
import type { Captcha } from '../../model/captchaOf.ts';
import type { LoginValues } from '../../model/loginValues.ts';

export interface LoginViewProps {
  form: UseFormReturn<LoginValues>;
  onSubmit: FormProps['onSubmit'];
  /** The login call is under way. */
  isBusy: boolean;
  /** What is wrong with the last try, as a sentence. */
  failure: string | undefined;
  /** Shown only once a failed try brought one. */
  captcha: Captcha | undefined;
  isCaptchaBusy: boolean;
  onRefreshCaptcha: () => void;
  /** Whether a guest can register here: a merchant may have every way to register off. */
  canRegister: boolean;
}

/** The login form. */
export function LoginView({
  form,
  onSubmit,
  isBusy,
  failure,
  captcha,
  isCaptchaBusy,
  onRefreshCaptcha,
  canRegister,
}: LoginViewProps) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { errors } = form.formState;
  const required = (field: string) => t('isRequired', { field });

  return (
    <AuthFrame
      title={t('loginTitle')}
      intro={t('loginIntro')}
      other={canRegister ? { question: t('noAccount'), label: common('register'), href: paths.register } : undefined}
    >
      <Form
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={failure}
        actions={
          <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
            {isBusy ? t('loggingIn') : common('login')}
          </Button>
        }
      >
        <TextField
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
          error={errors.username?.message}
          {...form.register('username', { required: required(t('username')) })}
        />
        <PasswordField
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="current-password"
          maxLength={128}
          error={errors.password?.message}
          {...form.register('password', { required: required(t('password')) })}
        />
        {captcha !== undefined && (
          <CaptchaInput
            captcha={captcha}
            isRefreshing={isCaptchaBusy}
            onRefresh={onRefreshCaptcha}
            error={errors.captcha?.message}
            register={(rules) => form.register('captcha', rules)}
          />
        )}
      </Form>
    </AuthFrame>
  );
}
