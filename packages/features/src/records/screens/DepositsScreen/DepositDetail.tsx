import type { Deposit } from '@livery/api/deposit/getDeposits';
import { DepositSumRows } from '@livery/foundation/deposits';
import { useFormats } from '@livery/foundation/formats';
import { entryFor, GatewayTerm } from '@livery/foundation/gateway-terms';
import { HistoryDetail, HistoryState } from '@livery/foundation/history';
import { SentPicture } from '@livery/ui/sent-picture';
import { useTexts } from '@livery/i18n/react';
import { KeyValue } from '@livery/ui';
import { depositTones } from '../../model/depositStates.ts';

interface DepositDetailProps {
  /** A deposit that is not pending. */
  deposit: Deposit;
  methodName: string;
  /** Called when the picture of the receipt cannot be loaded, because its address has expired. */
  onPictureFailed: () => void;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * All details of a deposit that is not pending, with a button that copies its number. If the deposit did not arrive, it
 * shows no totals.
 */
export function DepositDetail({ deposit, methodName, onPictureFailed, isOpen, onClose }: DepositDetailProps) {
  const { depositId, state, amount, fee, promo, promoId, createdAt, expiresAt, decidedAt, receipt } = deposit;
  const { t } = useTexts('deposits');
  const { t: receipts } = useTexts('receipt');
  const { t: history } = useTexts('history');
  const { t: shell } = useTexts('shell');
  const { money, moment } = useFormats();
  const hasArrived = state === 'APPROVED';
  // The total is unknown while the bonus of the promotion is unknown.
  const isTotalKnown = promoId === undefined || promo !== undefined;
  return (
    <HistoryDetail
      isOpen={isOpen}
      onClose={onClose}
      title={shell('deposit')}
      amount={money(amount)}
      state={
        <HistoryState tone={entryFor(state, depositTones, 'muted')}>
          <GatewayTerm word={state} text={t} />
        </HistoryState>
      }
      words={hasArrived || typeof state !== 'string' ? undefined : t('unchanged')}
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
      {hasArrived && isTotalKnown && (
        <DepositSumRows
          amount={amount}
          fee={fee}
          bonus={promo?.bonus}
          promoTitle={promo?.title}
          toStake={promo?.toStake}
          hasArrived
        />
      )}
    </HistoryDetail>
  );
}
