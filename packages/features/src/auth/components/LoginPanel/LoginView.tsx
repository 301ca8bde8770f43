import type { LoginMethod } from '@livery/device/remembered-login';
import { paths } from '@livery/foundation/addresses';
import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { normalizeInput } from '@livery/i18n/input';
import { useTexts } from '@livery/i18n/react';
import { Button, Checkbox, Form, type FormProps, Link, PasswordField, SegmentedControl, TextField } from '@livery/ui';
import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RuleCheck } from '../../hooks/useRuleChecks.ts';
import type { Captcha } from '../../model/captchaOf.ts';
import type { LoginValues } from '../../model/loginValues.ts';
import { CaptchaInput } from '../CaptchaInput/CaptchaInput.tsx';
import { LoginByCode, type LoginByCodeProps } from './LoginByCode.tsx';
import styles from './LoginView.module.css';

export interface LoginViewProps extends Omit<LoginByCodeProps, 'idOf'> {
  form: UseFormReturn<LoginValues>;
  /** Decides when the fields are checked. */
  checks: FormChecks;
  /** The gateway's rules for the fields. */
  rule: RuleCheck;
  /** The available methods. If there is more than one, the player can choose. */
  methods: readonly LoginMethod[];
  onMethodChange: (method: LoginMethod) => void;
  /** Whether a mobile number is accepted instead of the user name. */
  takesNumber: boolean;
  onSubmit: FormProps['onSubmit'];
  /** Whether the login call is pending. */
  isBusy: boolean;
  /** The error message of the last attempt. */
  failure: string | undefined;
  /** The captcha to answer. Undefined until a failed attempt returns one. */
  captcha: Captcha | undefined;
  isCaptchaBusy: boolean;
  onRefreshCaptcha: () => void;
  /** Whether the merchant allows remembering logins. */
  canRemember: boolean;
  /** Whether a login is remembered, so that it can be forgotten. */
  isRemembered: boolean;
  onForget: () => void;
  /** Buttons to log in with another provider's account, below the form. */
  social: ReactNode;
  trial: { start: () => void; isBusy: boolean };
}

/** The login form: the methods, the fields of the chosen method, the remembered login, and links to other screens. */
export function LoginView(props: LoginViewProps) {
  const { form, methods, captcha, isBusy, trial } = props;
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { errors } = form.formState;
  const method = form.watch('method');
  const id = useId();
  const idOf = (name: string) => `${id}-${name}`;

  return (
    <>
      {methods.length > 1 && (
        <div className={styles.methods}>
          <SegmentedControl
            label={t('loginBy')}
            chosen={method}
            options={methods.map((one) => ({ id: one, label: t(one === 'sms' ? 'verificationCode' : 'password') }))}
            onChoose={props.onMethodChange}
          />
        </div>
      )}
      <Form
        {...props.checks}
        onSubmit={props.onSubmit}
        isBusy={isBusy}
        failure={props.failure}
        errors={fieldErrors(errors, idOf)}
        actions={
          <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
            {isBusy ? t('loggingIn') : common('login')}
          </Button>
        }
      >
        {method === 'sms' ? (
          <LoginByCode form={form} rule={props.rule} number={props.number} code={props.code} idOf={idOf} />
        ) : (
          <LoginByPassword {...props} idOf={idOf} />
        )}
        {captcha !== undefined && (
          <CaptchaInput
            id={idOf('captcha')}
            captcha={captcha}
            answer={form.watch('captcha')}
            onSolved={(answer) => form.setValue('captcha', answer)}
            isRefreshing={props.isCaptchaBusy}
            onRefresh={props.onRefreshCaptcha}
            error={errors.captcha?.message}
            register={(rules) => form.register('captcha', rules)}
          />
        )}
        <div className={styles.row}>
          {props.canRemember && <Checkbox {...form.register('remember')}>{t('remember')}</Checkbox>}
          <Link href={paths.forgotPassword} className={styles.link}>
            {t('forgotPassword')}
          </Link>
        </div>
        {props.isRemembered && (
          <p className={styles.remembered}>
            {t('remembered')}{' '}
            <button type="button" className={styles.link} onClick={props.onForget}>
              {t('forgetLogin')}
            </button>
          </p>
        )}
      </Form>
      {props.social}
      <div className={styles.trial}>
        <Button variant="quiet" isBlock isBusy={trial.isBusy} onClick={trial.start}>
          {t('freeTrial')}
        </Button>
      </div>
    </>
  );
}

/** The password, and a user name. If the merchant's members register by mobile number, a number is accepted too. */
function LoginByPassword({ form, rule, takesNumber, idOf }: LoginViewProps & { idOf: (name: string) => string }) {
  const { t } = useTexts('auth');
  const { errors } = form.formState;
  const name = t(takesNumber ? 'usernameOrMobile' : 'username');
  const nameRules = takesNumber ? (['loginUsername', 'loginMobileNum'] as const) : (['loginUsername'] as const);
  return (
    <>
      <TextField
        id={idOf('username')}
        label={name}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        dir="ltr"
        maxLength={64}
        error={errors.username?.message}
        {...form.register('username', { validate: (value) => rule(nameRules, name)(normalizeInput(value).trim()) })}
      />
      <PasswordField
        id={idOf('password')}
        label={t('password')}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        autoComplete="current-password"
        enterKeyHint="go"
        dir="ltr"
        maxLength={128}
        error={errors.password?.message}
        {...form.register('password', { validate: rule(['loginPassword'], t('password')) })}
      />
    </>
  );
}
