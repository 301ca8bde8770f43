import { paths } from '@livery/foundation/addresses';
import { useGetRegistrationConfigQuery } from '@livery/api/auth/registration';
import { useGetCountriesQuery } from '@livery/api/site/countries';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Button, ErrorState, FormSkeleton } from '@livery/ui';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { registerWays } from '../../model/registerWays.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Register by user name or by mobile number. The merchant's switches and the gateway's rules decide which fields there are. */
export function RegisterScreen() {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { switches } = useMerchant();
  const language = useLanguage();
  const rules = useGetRegistrationConfigQuery();
  const asksNumber = registerWays(switches).includes('mobile') || rules.data?.mobileNum?.enabled === true;
  const countries = useGetCountriesQuery({ language }, { skip: !asksNumber });
  const needed = asksNumber ? [rules, countries] : [rules];
  const failed = needed.filter(({ data, isError, isFetching }) => data === undefined && isError && !isFetching);

  return (
    <AuthFrame
      title={t('registerTitle')}
      intro={t('registerIntro')}
      other={{ question: t('haveAccount'), label: common('login'), href: paths.login }}
    >
      {rules.data !== undefined && (countries.data !== undefined || !asksNumber) ? (
        <RegisterForm rules={rules.data} countries={countries.data ?? []} />
      ) : failed.length > 0 ? (
        <ErrorState
          title={t('rulesFailed')}
          action={<Button onClick={() => failed.forEach(({ refetch }) => void refetch())}>{common('retry')}</Button>}
        />
      ) : (
        <FormSkeleton label={common('loading')} fields={4} />
      )}
    </AuthFrame>
  );
}
