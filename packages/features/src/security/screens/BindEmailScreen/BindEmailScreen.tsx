import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { useGetVerificationQuery } from '@livery/api/security/getVerification';
import { paths } from '@livery/foundation/addresses';
import { WhenLoaded } from '@livery/foundation/loaded';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState, FormSkeleton, ScreenBody } from '@livery/ui';
import { BindEmailForm } from './BindEmailForm.tsx';

/** Binds an e-mail address or replaces it, then goes back. */
export function BindEmailScreen() {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const skeleton = (
    <ScreenBody holds="form">
      <FormSkeleton label={common('loading')} fields={2} />
    </ScreenBody>
  );
  return (
    <WhenLoaded queries={[useGetSecurityQuery(), useGetVerificationQuery()]} skeleton={skeleton}>
      {(security, { purposes, resendSeconds }) =>
        purposes.some(({ purpose, channels }) => purpose === 'bindEmail' && channels.includes('email')) ? (
          <BindEmailForm security={security} resendSeconds={resendSeconds} />
        ) : (
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
        )
      }
    </WhenLoaded>
  );
}
