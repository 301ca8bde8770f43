import type { Deposit } from '@livery/api/deposit/getDeposits';
import { ScreenBody } from '@livery/ui';
import { useTexts } from '@livery/i18n/react';
import type { ReactNode } from 'react';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositHead } from './DepositHead.tsx';
import { DepositOutcome } from './DepositOutcome.tsx';
import styles from './OneDepositView.module.css';
import { PayDeposit } from './PayDeposit.tsx';
import { Receipt, type ReceiptProps } from './Receipt.tsx';
import { AddPromotion, type AddPromotionProps } from './AddPromotion.tsx';

export interface OneDepositViewProps {
  deposit: Deposit;
  /** The merchant's name of the method of payment. Undefined if it is unknown. */
  methodName: string | undefined;
  /** The address of the payment. Undefined if this page may not open it. */
  payAddress: string | undefined;
  promos: AddPromotionProps;
  /** The picture of a transfer's receipt. */
  receipt: ReceiptProps;
  /** Whether the latest request failed. */
  isStale: boolean;
  /** Called when the time of the deposit has run out. Requests the deposit immediately. */
  onAsk: () => void;
  /**
   * Shows the member's break from play, during which payments and bonuses are not allowed. Undefined without a break.
   */
  playBreak: ReactNode | undefined;
  /** The control that cancels the deposit. It is shown while the deposit can be cancelled. */
  cancel: ReactNode;
}

/** One deposit: its state, its amount, the required action, and links to the next step. */
export function OneDepositView({
  deposit,
  methodName,
  payAddress,
  promos,
  receipt,
  isStale,
  onAsk,
  playBreak,
  cancel,
}: OneDepositViewProps) {
  const { t } = useTexts('deposit');
  const waits = deposit.state === 'PENDING';
  const isRefused = playBreak !== undefined;
  return (
    <ScreenBody>
      <DepositHead deposit={deposit} onExpired={onAsk} />
      {waits && isStale && (
        <p role="status" className={styles.stale}>
          {t('notUpToDate')}
        </p>
      )}
      {deposit.state !== 'APPROVED' && playBreak}
      {waits && !isRefused && <PayDeposit deposit={deposit} address={payAddress} />}
      {!waits && <DepositOutcome state={deposit.state} isRefused={isRefused} />}
      {waits && deposit.method === 'manual' && <Receipt {...receipt} />}
      {waits && !isRefused && <AddPromotion {...promos} />}
      <DepositFacts deposit={deposit} methodName={methodName} />
      {waits && deposit.cancellable === true && cancel}
    </ScreenBody>
  );
}
