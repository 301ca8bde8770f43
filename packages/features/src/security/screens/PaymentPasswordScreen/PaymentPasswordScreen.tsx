import { useGetSecurityQuestionsQuery } from '@livery/api/security/getSecurityQuestions';
import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { useGetVerificationQuery } from '@livery/api/security/getVerification';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, EmptyState, ErrorState, FormSkeleton, ScreenBody } from '@livery/ui';
import { proofWays } from '../../model/proofWays.ts';
import { answeredOf } from '../../model/questionsValues.ts';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';

/** Set or change the six digits that let money out, and go back to where they were asked for. */
export function PaymentPasswordScreen() {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const security = useGetSecurityQuery();
  const verification = useGetVerificationQuery();
  const asked = useGetSecurityQuestionsQuery(undefined, { skip: security.data?.hasSecurityQuestions !== true });

  if (security.data === undefined && security.isError && !security.isFetching)
    return (
      <ErrorState
        title={common('screenFailed')}
        action={<Button onClick={() => void security.refetch()}>{common('retry')}</Button>}
      />
    );
  if (security.data === undefined || verification.isLoading || asked.isLoading)
    return (
      <ScreenBody holds="form">
        <FormSkeleton label={common('loading')} />
      </ScreenBody>
    );

  const questions = asked.data === undefined ? [] : answeredOf(asked.data);
  const ways = proofWays(security.data, { verification: verification.data, questions });
  if (ways.length === 0)
    return (
      <EmptyState
        drawing="closed"
        title={t('noProofTitle')}
        action={
          <ButtonLink variant="primary" href={paths.service}>
            {t('service')}
          </ButtonLink>
        }
      >
        {t('noProofWords')}
      </EmptyState>
    );
  return (
    <PaymentPasswordForm
      ways={ways}
      security={security.data}
      questions={questions}
      resendSeconds={verification.data?.resendSeconds ?? 0}
      onOutdated={() => void security.refetch()}
    />
  );
}
