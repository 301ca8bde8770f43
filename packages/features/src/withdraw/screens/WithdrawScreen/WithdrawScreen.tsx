import { paths } from '@livery/foundation/addresses';
import { WhenLoaded } from '@livery/foundation/loaded';
import { CancelWithdrawal } from '@livery/foundation/cancel-request';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, ScreenBody } from '@livery/ui';
import { obstaclesOf } from '../../model/obstacles.ts';
import { Obstacles } from './Obstacles.tsx';
import { WaitingWithdrawals } from './WaitingWithdrawals.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawHead } from './WithdrawHead.tsx';
import { WithdrawResultView } from './WithdrawResultView.tsx';
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx';
import { useWithdrawScreen } from './useWithdrawScreen.ts';

/** Withdraws money to a bank card: pending withdrawals, the balance, and the obstacles or the form. */
export function WithdrawScreen() {
  const { t: shell } = useTexts('shell');
  const { options, cards, refetchCards, waiting, result, setResult } = useWithdrawScreen();

  if (result) {
    const { withdrawalId, state, amount, cancellable } = result;
    return (
      <WithdrawResultView
        {...result}
        onAnother={() => setResult(undefined)}
        cancel={
          cancellable === true &&
          typeof state === 'string' &&
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

  return (
    <WhenLoaded queries={[options, cards]} skeleton={<WithdrawSkeleton />}>
      {(may, held) => {
        const obstacles = obstaclesOf(may);
        return (
          <ScreenBody>
            {waiting.length > 0 && <WaitingWithdrawals withdrawals={waiting} />}
            <WithdrawHead {...may} />
            {obstacles.length > 0 ? (
              <Obstacles obstacles={obstacles} options={may} />
            ) : (
              <WithdrawForm options={may} cards={held.cards} onDone={setResult} onCardGone={refetchCards} />
            )}
            <ButtonLink variant="quiet" isBlock href={paths.withdrawals}>
              {shell('withdrawals')}
            </ButtonLink>
          </ScreenBody>
        );
      }}
    </WhenLoaded>
  );
}
