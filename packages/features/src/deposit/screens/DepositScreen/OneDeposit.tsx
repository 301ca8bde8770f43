import { paths } from '@livery/foundation/addresses';
import { LoadFailed } from '@livery/foundation/failure';
import { usePlayBreakNotice } from '@livery/foundation/play-break';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';
import { CancelDeposit } from './CancelDeposit.tsx';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { OneDepositView } from './OneDepositView.tsx';
import { useOneDeposit } from './useOneDeposit.ts';

interface OneDepositProps {
  depositId: string;
}

/** A created deposit: the next step while it is pending, and its result. */
export function OneDeposit({ depositId }: OneDepositProps) {
  const { t } = useTexts('deposit');
  const { deposit, instead, failure, ...rest } = useOneDeposit(depositId);
  const playBreak = usePlayBreakNotice();

  if (deposit !== undefined)
    return (
      <OneDepositView {...rest} deposit={deposit} playBreak={playBreak} cancel={<CancelDeposit deposit={deposit} />} />
    );
  if (instead === 'loading') return <DepositSkeleton />;
  if (instead === 'failed' && failure !== undefined) return <LoadFailed error={failure} onRetry={rest.onAsk} />;
  return (
    <EmptyState
      drawing="search"
      title={t('notFound')}
      action={
        <ButtonLink variant="primary" href={paths.deposit}>
          {t('newDeposit')}
        </ButtonLink>
      }
    />
  );
}
