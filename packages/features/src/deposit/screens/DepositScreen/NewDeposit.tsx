import { paths } from '@livery/foundation/addresses';
import { LoadFailed } from '@livery/foundation/failure';
import { LicenceLine } from '@livery/foundation/licence';
import { usePlayBreakNotice } from '@livery/foundation/play-break';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, EmptyState, ScreenBody } from '@livery/ui';
import { DepositForm } from './DepositForm.tsx';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { useNewDeposit } from './useNewDeposit.ts';
import { WaitingDeposits } from './WaitingDeposits.tsx';

/**
 * The form. It is rendered after the gateway has sent the methods. During a break from play, the break is shown
 * instead.
 */
export function NewDeposit() {
  const { t } = useTexts('deposit');
  const { t: common } = useTexts('common');
  const { t: shell } = useTexts('shell');
  const { methods, failure, onRetry, ...offered } = useNewDeposit();
  const playBreak = usePlayBreakNotice();

  if (playBreak !== undefined)
    return (
      <ScreenBody>
        <WaitingDeposits waiting={offered.waiting} onExpired={offered.onExpired} />
        {playBreak}
        <ButtonLink variant="quiet" isBlock href={paths.deposits}>
          {shell('deposits')}
        </ButtonLink>
      </ScreenBody>
    );
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  if (methods === undefined) return <DepositSkeleton />;
  if (methods.length === 0)
    return (
      <EmptyState drawing="closed" title={t('noMethods')} action={<Button onClick={onRetry}>{common('retry')}</Button>}>
        {t('noMethodsWords')}
      </EmptyState>
    );
  return <DepositForm {...offered} methods={methods} note={<LicenceLine />} />;
}
