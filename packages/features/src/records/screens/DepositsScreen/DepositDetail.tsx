import type { Deposit } from '@livery/api/deposit/getDeposits';
import { useFormats } from '@livery/foundation/formats';
import { HistoryDetail, HistoryState } from '@livery/foundation/history';
import { SentPicture } from '@livery/ui/sent-picture';
import { compareAmounts, subtractAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { KeyValue } from '@livery/ui';
import { depositTones } from '../../model/depositStates.ts';

interface DepositDetailProps {
  /** One that is decided. */
  deposit: Deposit;
  methodName: string;
  /** Called when the address of the receipt's picture shows nothing: a fresh one is wanted. */
  onPictureFailed: () => void;
  isOpen: boolean;
  onClose: () => void;
}

/** All that is known of a deposit that is over, with its number to copy. What did not arrive has no fee and no bonus. */
export function DepositDetail({ deposit, methodName, onPictureFailed, isOpen, onClose }: DepositDetailProps) {
  const { depositId, state, amount, fee, promo, createdAt, expiresAt, decidedAt, receipt } = deposit;
  const { t } = useTexts('deposits');
  const { t: receipts } = useTexts('receipt');
  const { t: history } = useTexts('history');
  const { t: shell } = useTexts('shell');
  const { money, moment } = useFormats();
  const hasArrived = state === 'APPROVED';
  return (
    <HistoryDetail
      isOpen={isOpen}
      onClose={onClose}
      title={shell('deposit')}
      amount={money(amount)}
      state={<HistoryState tone={depositTones[state]}>{t(state)}</HistoryState>}
      words={hasArrived ? undefined : t('unchanged')}
      reference={{ label: t('number'), code: depositId }}
    >
      <KeyValue label={t('method')}>{methodName}</KeyValue>
      <KeyValue label={t('createdAt')}>{moment(Date.parse(createdAt))}</KeyValue>
      {state === 'EXPIRED' ? (
        <KeyValue label={t('expiredAt')}>{moment(Date.parse(expiresAt))}</KeyValue>
      ) : (
        decidedAt !== undefined && <KeyValue label={history('decidedAt')}>{moment(Date.parse(decidedAt))}</KeyValue>
      )}
      {receipt && (
        <KeyValue label={receipts('label')}>
          <SentPicture
            key={depositId}
            address={receipt.url}
            label={receipts('open')}
            goneLabel={receipts('gone')}
            onFailed={onPictureFailed}
          />
        </KeyValue>
      )}
      {hasArrived && (
        <>
          <KeyValue label={history('fee')}>{compareAmounts(fee, '0') === 0 ? history('noFee') : money(fee)}</KeyValue>
          {promo && <KeyValue label={t('promo')}>{promo.title}</KeyValue>}
          {promo && <KeyValue label={t('bonus')}>{`+${money(promo.bonus)}`}</KeyValue>}
          <KeyValue label={t('arrived')} isTotal>
            {money(subtractAmounts(amount, fee))}
          </KeyValue>
        </>
      )}
    </HistoryDetail>
  );
}
