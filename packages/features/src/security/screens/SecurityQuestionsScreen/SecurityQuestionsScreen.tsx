import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { useGetSecurityQuestionsQuery } from '@livery/api/security/getSecurityQuestions';
import { paths } from '@livery/foundation/addresses';
import { WhenLoaded } from '@livery/foundation/loaded';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState, FormSkeleton, ScreenBody } from '@livery/ui';
import { SecurityQuestionsForm } from './SecurityQuestionsForm.tsx';

/** Answers three questions, then goes back. A member without a login password gets a link to set one. */
export function SecurityQuestionsScreen() {
  const { t } = useTexts('questions');
  const { t: common } = useTexts('common');
  const queries = [useGetSecurityQuery(), useGetSecurityQuestionsQuery()] as const;
  const skeleton = (
    <ScreenBody holds="form">
      <FormSkeleton label={common('loading')} fields={6} />
    </ScreenBody>
  );
  return (
    <WhenLoaded queries={queries} skeleton={skeleton}>
      {({ hasPassword, hasPaymentPassword }, questions) =>
        hasPassword ? (
          <SecurityQuestionsForm
            hasPaymentPassword={hasPaymentPassword}
            {...questions}
            onOutdated={() => {
              for (const { refetch } of queries) void refetch();
            }}
          />
        ) : (
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
        )
      }
    </WhenLoaded>
  );
}
