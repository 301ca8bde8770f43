import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import type { Bank } from '@livery/api/withdraw/getBankCards';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, EmptyState, ErrorState, FormSkeleton, ScreenBody } from '@livery/ui';
import { AddCardForm } from './AddCardForm.tsx';

/** Adds a card, once it is known that there is a payment password and whose name the card has to carry. */
export function AddCard({ banks }: { banks: readonly Bank[] }) {
  const { t } = useTexts('bankCards');
  const { t: common } = useTexts('common');
  const { data, isError, isFetching, refetch } = useGetSecurityQuery();

  if (data === undefined && isError && !isFetching)
    return (
      <ErrorState
        title={common('screenFailed')}
        action={<Button onClick={() => void refetch()}>{common('retry')}</Button>}
      />
    );
  if (data === undefined)
    return (
      <ScreenBody holds="form">
        <FormSkeleton label={common('loading')} fields={4} />
      </ScreenBody>
    );
  if (!data.hasPaymentPassword)
    return (
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
    );
  return <AddCardForm banks={banks} payeeName={data.payeeName} onOutdated={() => void refetch()} />;
}
