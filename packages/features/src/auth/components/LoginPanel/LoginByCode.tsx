import type { GatewayError } from '@livery/api/client';
import type { Country } from '@livery/api/site/countries';
import { LoadFailed } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { FormSkeleton } from '@livery/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { RuleCheck } from '../../hooks/useRuleChecks.ts';
import type { LoginCode } from '../../hooks/useLoginCode.ts';
import type { LoginValues } from '../../model/loginValues.ts';
import { mobileProblem } from '../../model/mobileProblem.ts';
import { MobileInput } from '../MobileInput/MobileInput.tsx';
import { SmsCodeInput } from '../SmsCodeInput/SmsCodeInput.tsx';

export interface LoginByCodeProps {
  form: UseFormReturn<LoginValues>;
  /** The gateway's rules for the fields. */
  rule: RuleCheck;
  /** The field of the mobile number. */
  number: {
    /** Countries in display order, the merchant's own country first. Undefined while they are loading. */
    countries: readonly Country[] | undefined;
    /** ISO code of the chosen country. */
    country: string;
    dialingCode: string;
    /** The error, if the countries could not be loaded. */
    failure: GatewayError | undefined;
    onRetry: () => void;
  };
  code: LoginCode;
  /** Id of a field's control. */
  idOf: (name: string) => string;
}

/** A mobile number with its country, and the code that is sent to it by SMS. */
export function LoginByCode({ form, rule, number, code, idOf }: LoginByCodeProps) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { countries, country, dialingCode } = number;
  const { errors } = form.formState;

  const checkNumber = async (digits: string) => {
    const problem = rule(['loginMobileNum'], t('mobileNum'))(digits);
    if (problem !== true) return problem;
    const key = await mobileProblem(dialingCode, digits);
    return key === undefined || t(key);
  };
  // Remove an error as soon as the value is corrected.
  const checkAgain = (name: 'mobileNum' | 'verificationCode') =>
    void (errors[name] !== undefined && form.trigger(name));

  if (countries === undefined)
    return number.failure ? (
      <LoadFailed error={number.failure} onRetry={number.onRetry} />
    ) : (
      <FormSkeleton label={common('loading')} fields={2} />
    );
  return (
    <>
      <Controller
        name="mobileNum"
        control={form.control}
        rules={{ validate: checkNumber, onChange: () => checkAgain('mobileNum') }}
        render={({ field }) => (
          <MobileInput
            {...field}
            id={idOf('mobileNum')}
            error={errors.mobileNum?.message}
            countries={countries}
            country={country}
            onCountryChange={(chosen) => {
              form.setValue('country', chosen);
              checkAgain('mobileNum');
            }}
          />
        )}
      />
      <SmsCodeInput
        id={idOf('verificationCode')}
        error={errors.verificationCode?.message}
        {...code}
        {...form.register('verificationCode', {
          validate: rule(['verificationCode'], t('verificationCode')),
          onChange: () => checkAgain('verificationCode'),
        })}
      />
    </>
  );
}
