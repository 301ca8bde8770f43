import { Controller } from 'react-hook-form';
import { MobileInput } from '../../components/MobileInput/MobileInput.tsx';
import { SmsCodeInput } from '../../components/SmsCodeInput/SmsCodeInput.tsx';
import type { FormField } from '../../model/shownFields.ts';
import { ConfirmPasswordField } from './ConfirmPasswordField.tsx';
import { NewPasswordHint } from './NewPasswordHint.tsx';
import { RegisterField } from './RegisterField.tsx';
import type { RegisterFieldsProps } from './registerFieldsProps.ts';

interface BoundFieldProps extends RegisterFieldsProps {
  name: FormField;
}

/** One field of the form, with the matching input. */
export function BoundField({ name, ...props }: BoundFieldProps) {
  const { form, way, ruleOf, check, countries, code, idOf } = props;
  const { errors } = form.formState;
  const parts = { id: idOf(name), isRequired: ruleOf(name).required, error: errors[name]?.message };
  const rules = {
    validate: check(name),
    // An error can be shown before submit, for example by the code button. It is removed as soon as the value is
    // correct.
    onChange: () => void (errors[name] !== undefined && form.trigger(name)),
  };

  switch (name) {
    case 'mobileNum':
      return (
        <Controller
          name={name}
          control={form.control}
          rules={rules}
          render={({ field }) => (
            <MobileInput
              {...parts}
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
      return <SmsCodeInput {...parts} {...code} {...form.register(name, rules)} />;
    case 'password':
      return (
        <>
          <div>
            <RegisterField {...parts} name={name} rule={ruleOf(name)} input={form.register(name, rules)} />
            {errors.password === undefined && <NewPasswordHint form={form} />}
          </div>
          <ConfirmPasswordField
            id={idOf('confirmPassword')}
            form={form}
            way={way}
            maxLength={ruleOf('password').maxLength}
          />
        </>
      );
    default:
      return <RegisterField {...parts} name={name} rule={ruleOf(name)} input={form.register(name, rules)} />;
  }
}
