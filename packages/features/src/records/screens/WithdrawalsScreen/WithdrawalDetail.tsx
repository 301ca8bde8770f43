import { cardEnd, useFormats } from '@livery/foundation/formats';
import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { entryFor, GatewayTerm } from '@livery/foundation/gateway-terms';
import { HistoryDetail, HistoryState } from '@livery/foundation/history';
import { isZeroAmount, subtractAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { KeyValue } from '@livery/ui';
import type { ReactNode } from 'react';
import { isReturned, withdrawalTones } from '../../model/withdrawalStates.ts';

interface WithdrawalDetailProps {
  withdrawal: Withdrawal;
  isOpen: boolean;
  onClose: () => void;
  /** A button for the next action, for example to cancel. */
  action?: ReactNode;
}

/**
 * All details of a withdrawal, with a button that copies its number. If the money was returned, it shows that.
 */
export function WithdrawalDetail({ withdrawal, isOpen, onClose, action }: WithdrawalDetailProps) {
  const { withdrawalId, state, amount, fee, bankName, maskedNumber, createdAt, decidedAt } = withdrawal;
  const { t } = useTexts('withdrawals');
  const { t: history } = useTexts('history');
  const { money, moment } = useFormats();
  return (
    <HistoryDetail
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      amount={money(amount)}
      state={
        <HistoryState tone={entryFor(state, withdrawalTones, 'muted')}>
          <GatewayTerm word={state} text={t} />
        </HistoryState>
      }
      words={isReturned(state) ? t('moneyBack') : undefined}
      reference={{ label: t('number'), code: withdrawalId }}
      action={action}
    >
      <KeyValue label={t('payTo')}>
        <bdi>{bankName}</bdi> <bdi dir="ltr">{cardEnd(maskedNumber)}</bdi>
      </KeyValue>
      <KeyValue label={t('sentAt')}>{moment(Date.parse(createdAt))}</KeyValue>
      {decidedAt !== undefined && <KeyValue label={history('decidedAt')}>{moment(Date.parse(decidedAt))}</KeyValue>}
      {isReturned(state) && (
        <KeyValue label={t('back')} isTotal>
          {money(amount)}
        </KeyValue>
      )}
      {(state === 'PENDING' || state === 'APPROVED') && (
        <>
          <KeyValue label={t('leaves')}>{money(amount)}</KeyValue>
          <KeyValue label={history('fee')}>{isZeroAmount(fee) ? history('noFee') : money(`-${fee}`)}</KeyValue>
          <KeyValue label={t(state === 'APPROVED' ? 'arrived' : 'arrives')} isTotal>
            {money(subtractAmounts(amount, fee))}
          </KeyValue>
        </>
      )}
    </HistoryDetail>
  );
}
