import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { useGetSecurityQuestionsQuery } from '@livery/api/security/getSecurityQuestions';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, EmptyState, ErrorState, FormSkeleton, ScreenBody } from '@livery/ui';
import { SecurityQuestionsForm } from './SecurityQuestionsForm.tsx';

/** Answer three questions, and go back to where it was wanted. Who has no login password is led to where one is set. */
export function SecurityQuestionsScreen() {
  const { t } = useTexts('questions');
  const { t: common } = useTexts('common');
  const queries = [useGetSecurityQuery(), useGetSecurityQuestionsQuery()] as const;
  const [security, questions] = queries;

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
  if (security.data === undefined || questions.data === undefined)
    return (
      <ScreenBody holds="form">
        <FormSkeleton label={common('loading')} fields={6} />
      </ScreenBody>
    );
  if (!security.data.hasPassword)
    return (
      <EmptyState
        drawing="closed"
        title={t('passwordFirst')}
        action={
          <ButtonLink variant="primary" href={paths.forgotPassword}>
            {t('setPassword')}
          </ButtonLink>
        }
      >
        {t('passwordFirstWords')}
      </EmptyState>
    );
  return (
    <SecurityQuestionsForm
      hasPaymentPassword={security.data.hasPaymentPassword}
      {...questions.data}
      onOutdated={() => {
        for (const { refetch } of queries) void refetch();
      }}
    />
  );
}
