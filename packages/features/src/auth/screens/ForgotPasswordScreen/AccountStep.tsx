import type { Country } from '@livery/api/site/countries';
import { useTexts } from '@livery/i18n/react';
import { SegmentedControl, TextField } from '@livery/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { MobileInput } from '../../components/MobileInput/MobileInput.tsx';
import type { ResetValues, ResetWay } from '../../model/passwordReset.ts';
import type { AccountRules } from './useAccountRules.ts';

export interface AccountStepProps {
  form: UseFormReturn<ResetValues>;
  /** The ways that are offered. They can be chosen from where there is more than one. */
  ways: readonly ResetWay[];
  onWayChange: (way: ResetWay) => void;
  /** Countries whose numbers may be given, the merchant's own first. */
  countries: readonly Country[];
  rules: AccountRules;
  idOf: (name: string) => string;
}

/** The first step: who it is, by mobile number, or by user name and address. */
export function AccountStep({ form, ways, onWayChange, countries, rules, idOf }: AccountStepProps) {
  const { t } = useTexts('password');
  const { t: auth } = useTexts('auth');
  const { errors } = form.formState;
  const way = form.watch('way');
  const shared = { isRequired: true, autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const;

  return (
    <>
      {ways.length > 1 && (
        <SegmentedControl
          label={t('recoverBy')}
          chosen={way}
          options={ways.map((one) => ({ id: one, label: t(one === 'sms' ? 'bySms' : 'byEmail') }))}
          onChoose={onWayChange}
        />
      )}
      {way === 'sms' ? (
        <Controller
          name="mobileNum"
          control={form.control}
          rules={rules.mobileNum}
          render={({ field }) => (
            <MobileInput
              {...field}
              id={idOf('mobileNum')}
              isRequired
              help={t('smsHelp')}
              error={errors.mobileNum?.message}
              countries={countries}
              country={form.watch('country')}
              onCountryChange={(country) => {
                form.setValue('country', country);
                if (errors.mobileNum !== undefined) void form.trigger('mobileNum');
              }}
            />
          )}
        />
      ) : (
        <>
          <TextField
            {...shared}
            id={idOf('username')}
            label={auth('username')}
            autoComplete="username"
            maxLength={64}
            error={errors.username?.message}
            {...form.register('username', rules.username)}
          />
          <TextField
            {...shared}
            id={idOf('email')}
            label={auth('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            help={t('emailHelp')}
            error={errors.email?.message}
            {...form.register('email', rules.email)}
          />
        </>
      )}
    </>
  );
}
