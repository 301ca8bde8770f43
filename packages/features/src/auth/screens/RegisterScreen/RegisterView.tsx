import type { FieldRule } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { Button, Checkbox, Form, type FormProps, PasswordField } from '@livery/ui';
import { Fragment } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CaptchaInput } from '../../components/CaptchaInput/CaptchaInput.tsx';
import type { Captcha } from '../../model/captchaOf.ts';
import type { FormField } from '../../model/shownFields.ts';
import { RegisterField } from './RegisterField.tsx';
import type { RegisterValues } from '../../model/registerValues.ts';

export interface RegisterViewProps {
  form: UseFormReturn<RegisterValues>;
  /** What the merchant asks for, in order. */
  fields: readonly FormField[];
  ruleOf: (name: FormField) => FieldRule;
  /** What is wrong with a value of a field, as a sentence; true where nothing is. */
  check: (name: FormField) => (value: string) => string | true;
  minimumAge: number;
  onSubmit: FormProps['onSubmit'];
  onReset: () => void;
  isBusy: boolean;
  /** What is wrong with the last try, as a sentence. */
  failure: string | undefined;
  captcha: Captcha | undefined;
  isCaptchaBusy: boolean;
  onRefreshCaptcha: () => void;
}

/** The registration form: one field for each that the gateway's rules turn on. */
export function RegisterView({
  form,
  fields,
  ruleOf,
  check,
  minimumAge,
  onSubmit,
  onReset,
  isBusy,
  failure,
  ...captcha
}: RegisterViewProps) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { errors } = form.formState;
  const hasAgreed = form.watch('agree');

  return (
    <Form
      onSubmit={onSubmit}
      isBusy={isBusy}
      failure={failure}
      actions={
        <>
          <Button type="submit" variant="primary" isBlock isBusy={isBusy} disabled={!hasAgreed}>
            {isBusy ? t('registering') : common('register')}
          </Button>
          <Button variant="quiet" isBlock onClick={onReset}>
            {t('reset')}
          </Button>
        </>
      }
    >
      {fields.map((name) => (
        <Fragment key={name}>
          <RegisterField
            name={name}
            rule={ruleOf(name)}
            error={errors[name]?.message}
            input={form.register(name, { validate: check(name) })}
          />
          {name === 'password' && (
            <PasswordField
              label={t('confirmPassword')}
              isRequired
              autoComplete="new-password"
              showLabel={t('showPassword')}
              hideLabel={t('hidePassword')}
              maxLength={ruleOf('password').maxLength}
              error={errors.confirmPassword?.message}
              {...form.register('confirmPassword', {
                required: t('confirmRequired'),
                validate: (value, values) => value === values.password || t('confirmMismatch'),
                deps: ['password'],
              })}
            />
          )}
        </Fragment>
      ))}
      {captcha.captcha !== undefined && (
        <CaptchaInput
          captcha={captcha.captcha}
          isRefreshing={captcha.isCaptchaBusy}
          onRefresh={captcha.onRefreshCaptcha}
          error={errors.captcha?.message}
          register={(rules) => form.register('captcha', rules)}
        />
      )}
      <Checkbox {...form.register('agree')}>{t('agree', { age: minimumAge })}</Checkbox>
    </Form>
  );
}
