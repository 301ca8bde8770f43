import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { paths } from '@livery/foundation/addresses';
import { cardEnd, useFormats } from '@livery/foundation/formats';
import { GatewayTerm } from '@livery/foundation/gateway-terms';
import { isZeroAmount, subtractAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, CopyCode, KeyValue, KeyValueList, Money, ScreenBody } from '@livery/ui';
import { CircleCheck, CircleDashed, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isReturned } from '../../model/isReturned.ts';
import { stateKeys } from '../../model/stateKeys.ts';
import styles from './WithdrawResultView.module.css';

/** The withdrawal that was sent. If the gateway's reply was lost, it contains only the data that the app has. */
export type WithdrawResult = Pick<Withdrawal, 'state' | 'amount' | 'bankName' | 'maskedNumber'> &
  Partial<Pick<Withdrawal, 'withdrawalId' | 'fee' | 'createdAt' | 'cancellable'>>;

interface WithdrawResultViewProps extends WithdrawResult {
  /** Shows the form again. */
  onAnother: () => void;
  /** The cancel button, if the withdrawal can be cancelled. */
  cancel?: ReactNode;
}

/** A withdrawal that the gateway has accepted: its amount, its card, and the next step. */
export function WithdrawResultView(props: WithdrawResultViewProps) {
  const { state, amount, bankName, maskedNumber, withdrawalId, fee, createdAt, onAnother, cancel } = props;
  const { t } = useTexts('withdraw');
  const { money, moment } = useFormats();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isOnItsWay = state === 'PENDING' || state === 'APPROVED';
  const OtherIcon = isReturned(state) ? Undo2 : CircleDashed;
  const stateText = <GatewayTerm word={state} text={(known) => t(stateKeys[known])} />;

  return (
    <ScreenBody>
      <div className={styles.head}>
        {isOnItsWay ? (
          <CircleCheck aria-hidden className={styles.icon} />
        ) : (
          <OtherIcon aria-hidden data-tone="muted" className={styles.icon} />
        )}
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {state === 'PENDING' ? t('doneTitle') : stateText}
        </h2>
        <p className={styles.figure}>
          <Money size="hero">{money(amount)}</Money>
        </p>
        {state === 'PENDING' && <p className={styles.words}>{t('doneWords')}</p>}
      </div>
      <KeyValueList>
        <KeyValue label={t('state')}>
          <span role="status">{stateText}</span>
        </KeyValue>
        <KeyValue label={t('payTo')}>
          {bankName} <bdi dir="ltr">{cardEnd(maskedNumber)}</bdi>
        </KeyValue>
        {createdAt !== undefined && <KeyValue label={t('sentAt')}>{moment(Date.parse(createdAt))}</KeyValue>}
        {fee !== undefined && isOnItsWay && (
          <>
            <KeyValue label={t('leaves')}>{money(amount)}</KeyValue>
            <KeyValue label={t('fee')}>{isZeroAmount(fee) ? t('free') : money(`-${fee}`)}</KeyValue>
            <KeyValue label={t('arrives')} isTotal>
              {money(subtractAmounts(amount, fee))}
            </KeyValue>
          </>
        )}
      </KeyValueList>
      {withdrawalId !== undefined && (
        <CopyCode
          label={t('reference')}
          code={withdrawalId}
          copyLabel={t('copy')}
          copiedLabel={t('copied')}
          refusedText={t('copyRefused')}
        />
      )}
      <div className={styles.actions}>
        <ButtonLink href={paths.home} variant="primary" isBlock>
          {t('toHome')}
        </ButtonLink>
        <Button variant="quiet" isBlock onClick={onAnother}>
          {t('another')}
        </Button>
        {cancel}
      </div>
    </ScreenBody>
  );
}
