import { useTexts } from '@livery/i18n/react';
import { Button, EmptyState, ErrorState } from '@livery/ui';
import { DepositForm } from './DepositForm.tsx';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { useNewDeposit } from './useNewDeposit.ts';

/** The form, once the gateway has said how one pays in here. */
export function NewDeposit() {
  const { t } = useTexts('deposit');
  const { t: common } = useTexts('common');
  const { methods, isFailed, isOffline, onRetry, ...offered } = useNewDeposit();

  if (isFailed)
    return (
      <ErrorState
        kind={isOffline ? 'offline' : 'failure'}
        title={t('optionsFailed')}
        action={<Button onClick={onRetry}>{common('retry')}</Button>}
      />
    );
  if (methods === undefined) return <DepositSkeleton />;
  if (methods.length === 0)
    return (
      <EmptyState drawing="closed" title={t('noMethods')} action={<Button onClick={onRetry}>{common('retry')}</Button>}>
        {t('noMethodsWords')}
      </EmptyState>
    );
  return <DepositForm {...offered} methods={methods} />;
}
