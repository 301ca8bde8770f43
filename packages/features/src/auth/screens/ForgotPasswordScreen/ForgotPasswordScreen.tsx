import { useGetVerificationQuery } from '@livery/api/security/getVerification';
import { useGetCountriesQuery } from '@livery/api/site/countries';
import { paths } from '@livery/foundation/addresses';
import { failureOf, LoadFailed } from '@livery/foundation/failure';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState, FormSkeleton } from '@livery/ui';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { resetMethods } from '../../model/passwordReset.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/** Sets a new password with a code by SMS or email. The gateway decides which ways this merchant offers. */
export function ForgotPasswordScreen() {
  const { t } = useTexts('password');
  const { t: common } = useTexts('common');
  const { t: shell } = useTexts('shell');
  const language = useLanguage();
  const verification = useGetVerificationQuery();
  const ways = verification.data && resetMethods(verification.data);
  const asksNumber = ways?.includes('sms') === true;
  const countries = useGetCountriesQuery({ language }, { skip: !asksNumber });
  const needed = asksNumber ? [verification, countries] : [verification];
  const failed = needed.filter(({ data, isError, isFetching }) => data === undefined && isError && !isFetching);

  const content = () => {
    const failure = failureOf(failed[0]?.error);
    if (failure !== undefined)
      return <LoadFailed error={failure} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
    if (verification.data === undefined || ways === undefined || (asksNumber && countries.data === undefined))
      return <FormSkeleton label={common('loading')} fields={2} />;
    if (ways.length === 0)
      return (
        <EmptyState
          drawing="closed"
          title={t('noWayTitle')}
          action={
            <ButtonLink variant="primary" href={paths.service}>
              {shell('service')}
            </ButtonLink>
          }
        >
          {t('noWayWords')}
        </EmptyState>
      );
    return (
      <ForgotPasswordForm
        ways={ways}
        countries={countries.data ?? []}
        resendSeconds={verification.data.resendSeconds}
      />
    );
  };

  return (
    <AuthFrame
      title={t('forgotTitle')}
      intro={t('forgotIntro')}
      other={{ question: t('remembered'), label: common('login'), href: paths.login }}
    >
      {content()}
    </AuthFrame>
  );
}
