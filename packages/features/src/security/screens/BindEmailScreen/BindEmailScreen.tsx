import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { useGetVerificationQuery } from '@livery/api/security/getVerification';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, EmptyState, ErrorState, FormSkeleton, ScreenBody } from '@livery/ui';
import { BindEmailForm } from './BindEmailForm.tsx';

/** Bind an e-mail address, or another, and go back to where it was wanted. */
export function BindEmailScreen() {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const queries = [useGetSecurityQuery(), useGetVerificationQuery()] as const;
  const [{ data: security }, { data: verification }] = queries;

  if (queries.some(({ data, isError, isFetching }) => data === undefined && isError && !isFetching))
    return (
      <ErrorState
        title={common('screenFailed')}
        action={
          <Button
            onClick={() => {
              for (const { data, refetch } of queries) if (data === undefined) void refetch();
            }}
          >
            {common('retry')}
          </Button>
        }
      />
    );
  if (security === undefined || verification === undefined)
    return (
      <ScreenBody holds="form">
        <FormSkeleton label={common('loading')} fields={2} />
      </ScreenBody>
    );
  if (!verification.purposes.some(({ purpose, channels }) => purpose === 'bindEmail' && channels.includes('email')))
    return (
      <EmptyState
        drawing="closed"
        title={t('emailClosedTitle')}
        action={
          <ButtonLink variant="primary" href={paths.service}>
            {t('service')}
          </ButtonLink>
        }
      >
        {t('emailClosedWords')}
      </EmptyState>
    );
  return <BindEmailForm security={security} resendSeconds={verification.resendSeconds} />;
}
