import type { RegistrationRules } from '@livery/api/auth';
import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import { Button, CaptchaField, Checkbox, FormError, PasswordField, TextField } from '@livery/ui';
import { Link } from 'react-router-dom';
import { captchaAnswerLimit } from '../../model/captchaRule.ts';
import type { FormField } from '../../model/shownFields.ts';

import { useRegisterForm } from './useRegisterForm.ts';
import styles from './RegisterForm.module.css';

interface RegisterFormProps {
  /** What the merchant asks for, in order. */
  fields: readonly FormField[];
  rules: RegistrationRules;
}

const inputModes: Partial<Record<FormField, 'email' | 'tel' | 'numeric'>> = {
  email: 'email', mobileNum: 'tel', qqNum: 'numeric', whatsapp: 'tel', zalo: 'tel',
};
const autoCompletes: Partial<Record<FormField, string>> = {
  username: 'username', email: 'email', mobileNum: 'tel-national', nickname: 'nickname', payeeName: 'name',
};
const secrets: readonly FormField[] = ['password', 'paymentPassword'];

/** The registration form: one field for each that the gateway's rules turn on. */
export function RegisterForm({ fields, rules }: RegisterFormProps) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { licence } = useMerchant();
  const register = useRegisterForm(rules);
  const { form } = register;
  const { errors } = form.formState;
  const canAgree = form.watch('agree');

  const fieldProps = (name: FormField) => ({
    label: t(name),
    isRequired: register.ruleOf(name).required,
    error: errors[name]?.message,
    maxLength: register.ruleOf(name).maxLength ?? 255,
    ...form.register(name, { validate: register.check(name, t(name)) }),
  });

  return (
    <>
      <form className={styles.form} onSubmit={register.submit} noValidate>
        {register.failure !== undefined && <FormError>{register.failure}</FormError>}
        {fields.map((name) =>
          secrets.includes(name) ? (
            <PasswordField
              key={name}
              autoComplete="new-password"
              showLabel={t('showPassword')}
              hideLabel={t('hidePassword')}
              help={lengthHelp(name)}
              {...fieldProps(name)}
            />
          ) : (
            <TextField
              key={name}
              autoComplete={autoCompletes[name] ?? 'off'}
              autoCapitalize="none"
              spellCheck={false}
              inputMode={inputModes[name]}
              dir={name === 'nickname' || name === 'payeeName' ? 'auto' : 'ltr'}
              help={lengthHelp(name)}
              {...fieldProps(name)}
            />
          ),
        ).flatMap((field) => (field.key === 'password' ? [field, confirmField()] : [field]))}
        {register.captcha !== undefined && (
          <CaptchaField
            label={t('captcha')}
            help={t('captchaHint')}
            picture={`data:image/png;base64,${register.captcha.image}`}
            pictureLabel={t('captchaPicture')}
            refreshLabel={t('refreshCaptcha')}
            isRefreshing={register.isCaptchaBusy}
            onRefresh={() => void register.refreshCaptcha()}
            maxLength={captchaAnswerLimit}
            error={errors.captcha?.message}
            {...form.register('captcha', {
              required: t('captchaRequired'),
              pattern: { value: /^\d{1,6}$/, message: t('captchaNumeric') },
            })}
          />
        )}
        <Checkbox {...form.register('agree')}>{t('agree', { age: licence.minimumAge })}</Checkbox>
        <Button type="submit" variant="primary" isBlock isBusy={register.isLoading} disabled={!canAgree}>
          {register.isLoading ? t('registering') : common('register')}
        </Button>
        <Button type="button" variant="quiet" isBlock onClick={register.reset}>
          {t('reset')}
        </Button>
      </form>
      <p className={styles.other}>
        {t('haveAccount')} <Link to="/m/login">{common('login')}</Link>
      </p>
    </>
  );

  function confirmField() {
    return (
      <PasswordField
        key="confirmPassword"
        label={t('confirmPassword')}
        isRequired
        autoComplete="new-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        maxLength={128}
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', {
          required: t('confirmRequired'),
          validate: (value, values) => value === values.password || t('confirmMismatch'),
          deps: ['password'],
        })}
      />
    );
  }

  function lengthHelp(name: FormField): string | undefined {
    const { minLength: min, maxLength: max } = register.ruleOf(name);
    return secrets.includes(name) || name === 'username' ? (min !== undefined && max !== undefined ? t('lengthHelp', { min, max }) : undefined) : undefined;
  }
}
