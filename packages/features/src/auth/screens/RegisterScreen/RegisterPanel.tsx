import { useGetRegistrationConfigQuery } from '@livery/api/auth/registration';
import { useGetCountriesQuery } from '@livery/api/site/countries';
import { failureOf, LoadFailed } from '@livery/foundation/failure';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { FormSkeleton } from '@livery/ui';
import { registerMethods } from '../../model/registerMethods.ts';
import type { RegisterOutcome } from '../../model/registerOutcome.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** The registration form for screen and modal, with the merchant's switches and the gateway's rules. */
export function RegisterPanel({ onRegistered }: RegisterOutcome) {
  const { t: common } = useTexts('common');
  const { switches } = useMerchant();
  const language = useLanguage();
  const ways = registerMethods(switches);
  const rules = useGetRegistrationConfigQuery();
  const asksNumber = ways.includes('mobile') || rules.data?.mobileNum?.enabled === true;
  const countries = useGetCountriesQuery({ language }, { skip: !asksNumber });
  const needed = asksNumber ? [rules, countries] : [rules];
  const failed = needed.filter(({ data, isError, isFetching }) => data === undefined && isError && !isFetching);

  if (rules.data !== undefined && (countries.data !== undefined || !asksNumber))
    return <RegisterForm rules={rules.data} countries={countries.data ?? []} onRegistered={onRegistered} />;
  const failure = failureOf(failed[0]?.error);
  if (failure !== undefined)
    return <LoadFailed error={failure} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
  return <FormSkeleton label={common('loading')} fields={4} />;
}
