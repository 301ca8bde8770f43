import { paths } from '@livery/foundation/addresses';
import { CancelWithdrawal } from '@livery/foundation/withdrawals';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, ErrorState, ScreenBody } from '@livery/ui';
import { obstaclesOf } from '../../model/obstacles.ts';
import { Obstacles } from './Obstacles.tsx';
import { WaitingWithdrawals } from './WaitingWithdrawals.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawHead } from './WithdrawHead.tsx';
import { WithdrawResultView } from './WithdrawResultView.tsx';
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx';
import { useWithdrawScreen } from './useWithdrawScreen.ts';

/** Have money paid out to a bank card: what waits, what can be withdrawn, what stands in the way or else the form. */
export function WithdrawScreen() {
  const { t: common } = useTexts('common');
  const { t: shell } = useTexts('shell');
  const { options, cards, hasFailed, retry, refetchCards, waiting, result, setResult } = useWithdrawScreen();

  if (hasFailed)
    return <ErrorState title={common('screenFailed')} action={<Button onClick={retry}>{common('retry')}</Button>} />;
  if (options === undefined || cards === undefined) return <WithdrawSkeleton />;
  if (result) {
    const { withdrawalId, amount, cancellable } = result;
    return (
      <WithdrawResultView
        {...result}
        onAnother={() => setResult(undefined)}
        cancel={
          cancellable === true &&
          withdrawalId !== undefined && (
            <CancelWithdrawal
              withdrawal={{ withdrawalId, amount }}
              onCancelled={(changes) => setResult({ ...result, ...changes })}
            />
          )
        }
      />
    );
  }

  const obstacles = obstaclesOf(options);
  return (
    <ScreenBody>
      {waiting.length > 0 && <WaitingWithdrawals withdrawals={waiting} />}
      <WithdrawHead {...options} />
      {obstacles.length > 0 ? (
        <Obstacles obstacles={obstacles} options={options} />
      ) : (
        <WithdrawForm options={options} cards={cards} onDone={setResult} onCardGone={refetchCards} />
      )}
      <ButtonLink variant="quiet" isBlock href={paths.withdrawals}>
        {shell('withdrawals')}
      </ButtonLink>
    </ScreenBody>
  );
}
