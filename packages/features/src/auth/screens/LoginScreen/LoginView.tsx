import { useTexts } from '@livery/i18n/react';
import { Button, CaptchaField, FormError, PasswordField, TextField } from '@livery/ui';
import type { FormEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import type { Captcha } from '../../model/captchaOf.ts';
import { captchaAnswerLimit } from '../../model/captchaRule.ts';
import type { LoginForm } from './useLoginScreen.ts';

export interface LoginViewProps {
  form: UseFormReturn<LoginForm>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The login call is under way. */
  isBusy: boolean;
  /** Sentence about the last failed try. */
  failure: string | undefined;
  /** Shown only once a failed try brought one. */
  captcha: Captcha | undefined;
  isCaptchaBusy: boolean;
  onRefreshCaptcha: () => void;
}

/** The login form. */
export function LoginView({ form, onSubmit, isBusy, failure, captcha, isCaptchaBusy, onRefreshCaptcha }: LoginViewProps) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { errors } = form.formState;
  const required = (field: string) => t('isRequired', { field });

  return (
    <AuthFrame title={t('loginTitle')} intro={t('loginIntro')}>
      <form onSubmit={onSubmit} noValidate>
        {failure !== undefined && <FormError>{failure}</FormError>}
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
          <CaptchaField
            label={t('captcha')}
            help={t('captchaHint')}
            picture={`data:image/png;base64,${captcha.image}`}
            pictureLabel={t('captchaPicture')}
            refreshLabel={t('refreshCaptcha')}
            isRefreshing={isCaptchaBusy}
            onRefresh={onRefreshCaptcha}
            maxLength={captchaAnswerLimit}
            error={errors.captcha?.message}
            {...form.register('captcha', {
              required: t('captchaRequired'),
              pattern: { value: /^\d{1,6}$/, message: t('captchaNumeric') },
            })}
          />
        )}
        <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
          {isBusy ? t('loggingIn') : common('login')}
        </Button>
      </form>
      <p>
        {t('noAccount')} <Link to="/m/register">{common('register')}</Link>
      </p>
    </AuthFrame>
  );
}
