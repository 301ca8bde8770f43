import type { Country } from '@livery/api/site/countries';
import { useTexts } from '@livery/i18n/react';
import { SegmentedControl, TextField } from '@livery/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { MobileInput } from '../../components/MobileInput/MobileInput.tsx';
import type { ResetValues, ResetMethod } from '../../model/passwordReset.ts';
import type { AccountRules } from './useAccountRules.ts';

export interface AccountStepProps {
  form: UseFormReturn<ResetValues>;
  /** The available ways. If there is more than one, the player can choose. */
  ways: readonly ResetMethod[];
  onWayChange: (way: ResetMethod) => void;
  /** Countries whose numbers are accepted, the merchant's own country first. */
  countries: readonly Country[];
  rules: AccountRules;
  idOf: (name: string) => string;
}

/** The first step: identify the account by mobile number, or by user name and email address. */
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
