import type { FieldRule } from '@livery/api/contract';
import type { Country } from '@livery/api/site/countries';
import { useTexts } from '@livery/i18n/react';
import { PasswordField } from '@livery/ui';
import { Fragment } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { MobileInput } from '../../components/MobileInput/MobileInput.tsx';
import { SmsCodeInput } from '../../components/SmsCodeInput/SmsCodeInput.tsx';
import type { RegisterValues } from '../../model/registerValues.ts';
import type { RegisterWay } from '../../model/registerWays.ts';
import type { FormField } from '../../model/shownFields.ts';
import { RegisterField } from './RegisterField.tsx';
import type { FieldCheck } from './useFieldCheck.ts';
import type { RegisterCode } from './useRegisterCode.ts';

export interface RegisterFieldsProps {
  form: UseFormReturn<RegisterValues>;
  /** The way that is chosen. */
  way: RegisterWay;
  /** What it asks for, in order. A password is followed by its confirmation. */
  fields: readonly FormField[];
  ruleOf: (name: FormField) => FieldRule;
  check: FieldCheck;
  countries: readonly Country[];
  code: RegisterCode;
  /** Id of a field's control. */
  idOf: (name: string) => string;
}

/** The fields of one way to register, each tied to the form. */
export function RegisterFields({ form, way, fields, ruleOf, check, countries, code, idOf }: RegisterFieldsProps) {
  const { t } = useTexts('auth');
  const { errors } = form.formState;
  const partsOf = (name: FormField) => ({
    id: idOf(name),
    isRequired: ruleOf(name).required,
    error: errors[name]?.message,
  });
  const rulesOf = (name: FormField) => ({
    validate: check(name),
    // What is reported before the form was sent, as by the button for a code, goes as soon as it is corrected.
    onChange: () => void (errors[name] !== undefined && form.trigger(name)),
  });

  const fieldOf = (name: FormField) => {
    switch (name) {
      case 'mobileNum':
        return (
          <Controller
            name={name}
            control={form.control}
            rules={rulesOf(name)}
            render={({ field }) => (
              <MobileInput
                {...partsOf(name)}
                {...field}
                countries={countries}
                country={form.watch('country')}
                onCountryChange={(country) => {
                  form.setValue('country', country);
                  if (errors.mobileNum !== undefined) void form.trigger('mobileNum');
                }}
              />
            )}
          />
        );
      case 'verificationCode':
        return <SmsCodeInput {...partsOf(name)} {...code} {...form.register(name, rulesOf(name))} />;
      default:
        return (
          <RegisterField
            {...partsOf(name)}
            name={name}
            rule={ruleOf(name)}
            input={form.register(name, rulesOf(name))}
          />
        );
    }
  };

  return fields.map((name) => (
    <Fragment key={name}>
      {fieldOf(name)}
      {name === 'password' && (
        <PasswordField
          id={idOf('confirmPassword')}
          label={t('confirmPassword')}
          isRequired
          autoComplete="new-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          maxLength={ruleOf('password').maxLength}
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword', {
            required: way === 'username' ? t('confirmRequired') : t('isRequired', { field: t('confirmPassword') }),
            validate: (value, values) => value === values.password || t('confirmMismatch'),
            deps: ['password'],
          })}
        />
      )}
    </Fragment>
  ));
}
