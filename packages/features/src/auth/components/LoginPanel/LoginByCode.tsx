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
  /** The gateway's rules for its fields. */
  rule: RuleCheck;
  /** Whose numbers may be given. */
  number: {
    /** The merchant's own first; undefined until they are here. */
    countries: readonly Country[] | undefined;
    /** ISO code of the chosen one. */
    country: string;
    dialingCode: string;
    /** Why they could not be loaded. */
    failure: GatewayError | undefined;
    onRetry: () => void;
  };
  code: LoginCode;
  /** Id of a field's control. */
  idOf: (name: string) => string;
}

/** A mobile number with its country, and the code that comes to it by SMS. */
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
  // What is wrong goes as soon as it is corrected.
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
