import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import type { Bank } from '@livery/api/withdraw/getBankCards';
import { paths } from '@livery/foundation/addresses';
import { WhenLoaded } from '@livery/foundation/loaded';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState, FormSkeleton, ScreenBody } from '@livery/ui';
import { AddCardForm } from './AddCardForm.tsx';

/**
 * Adds a card. It needs the member's security settings: a member without a payment password cannot add a card, and the
 * card must have the payee's name.
 */
export function AddCard({ banks }: { banks: readonly Bank[] }) {
  const { t } = useTexts('bankCards');
  const { t: common } = useTexts('common');
  const security = useGetSecurityQuery();
  const skeleton = (
    <ScreenBody holds="form">
      <FormSkeleton label={common('loading')} fields={4} />
    </ScreenBody>
  );
  return (
    <WhenLoaded queries={[security]} skeleton={skeleton}>
      {({ hasPaymentPassword, payeeName }) =>
        hasPaymentPassword ? (
          <AddCardForm banks={banks} payeeName={payeeName} onOutdated={() => void security.refetch()} />
        ) : (
          <EmptyState
            drawing="closed"
            title={t('passwordFirst')}
            action={
              <ButtonLink variant="primary" href={paths.paymentPassword}>
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
