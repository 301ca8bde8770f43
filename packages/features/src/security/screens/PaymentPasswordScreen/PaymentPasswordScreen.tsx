import { useGetSecurityQuestionsQuery } from '@livery/api/security/getSecurityQuestions';
import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { useGetVerificationQuery } from '@livery/api/security/getVerification';
import { paths } from '@livery/foundation/addresses';
import { WhenLoaded } from '@livery/foundation/loaded';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState, FormSkeleton, ScreenBody } from '@livery/ui';
import { proofMethods } from '../../model/proofMethods.ts';
import { answeredOf } from '../../model/questionsValues.ts';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';

/** Sets or changes the six digits that confirm withdrawals, then goes back. */
export function PaymentPasswordScreen() {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const security = useGetSecurityQuery();
  const verification = useGetVerificationQuery();
  const asked = useGetSecurityQuestionsQuery(undefined, { skip: security.data?.hasSecurityQuestions !== true });

  const skeleton = (
    <ScreenBody holds="form">
      <FormSkeleton label={common('loading')} />
    </ScreenBody>
  );
  const questions = asked.data === undefined ? [] : answeredOf(asked.data);
  return (
    <WhenLoaded queries={[security]} skeleton={skeleton}>
      {(secured) => {
        // If either request fails, the other methods remain available.
        if (verification.isLoading || asked.isLoading) return skeleton;
        const ways = proofMethods(secured, { verification: verification.data, questions });
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
            security={secured}
            questions={questions}
            resendSeconds={verification.data?.resendSeconds ?? 0}
            onOutdated={() => void security.refetch()}
          />
        );
      }}
    </WhenLoaded>
  );
}
