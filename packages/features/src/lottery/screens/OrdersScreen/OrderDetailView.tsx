import type { GatewayError } from '@livery/api/client';
import type { Suborder } from '@livery/api/lottery/getOrder';
import type { LotteryOrder } from '@livery/api/lottery/getOrders';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import { LoadFailed } from '@livery/foundation/failure';
import { useFormats } from '@livery/foundation/formats';
import { isZeroAmount } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { CopyCode, KeyValue, KeyValueList, Money, RowSkeleton } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import type { ReactNode } from 'react';
import { isGain, netOf } from '../../model/netResult.ts';
import { shownStatus } from '../../model/orderStates.ts';
import { type OrderNumbers, kindOfOrder } from '../../model/orderNumbers.ts';
import { shortIssue } from '../../model/shortIssue.ts';
import { ClosesIn } from './ClosesIn.tsx';
import { DrawnOfOrder } from './DrawnOfOrder.tsx';
import styles from './OrderDetailView.module.css';
import { OrderState } from './OrderState.tsx';
import { SuborderItem } from './SuborderItem.tsx';

export interface OrderDetailViewProps {
  order: LotteryOrder;
  /** The bets; undefined while they load. */
  suborders: readonly Suborder[] | undefined;
  /** The drawn numbers; undefined before the draw. */
  draw: OrderNumbers | undefined;
  /** The error, if there are no bets to show. */
  failure: GatewayError | undefined;
  onRetry: () => void;
  lotteries: readonly BettableLottery[];
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
  isOpen: boolean;
  onClose: () => void;
  /** Renders the cancel button of a bet and its result. `describedBy` is the id of the element that names the bet. */
  renderCancel: (suborder: Suborder, describedBy: string) => ReactNode;
}

/** All details of an order, in a sheet: its result, the drawn numbers, its facts and each of its bets. */
export function OrderDetailView({
  order,
  suborders,
  draw,
  failure,
  onRetry,
  lotteries,
  clockOffset,
  isOpen,
  onClose,
  renderCancel,
}: OrderDetailViewProps) {
  const { orderId, gameCode, gameName, issue, placedAt, closesAt, drawsAt, status, stake, refunded, payout } = order;
  const { t } = useTexts('orders');
  const { t: lotteryTexts } = useTexts('lottery');
  const { t: history } = useTexts('history');
  const { t: common } = useTexts('common');
  const { money, moment, numerals } = useFormats();
  const isDecided = status === 'WON' || status === 'LOST';
  const net = netOf(order);
  const lottery = lotteries.find(({ code }) => code === gameCode);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={gameName} closeLabel={common('close')}>
      <div className={styles.detail}>
        <div className={styles.head}>
          <p data-tone={isDecided && isGain(order) ? 'positive' : undefined} className={styles.amount}>
            <Money size="hero">{isDecided ? money(net, { sign: 'always' }) : money(stake)}</Money>
          </p>
          <p className={styles.state}>
            <OrderState status={shownStatus(order)} />
          </p>
          {status === 'PLACED' && <ClosesIn closesAt={closesAt} clockOffset={clockOffset} />}
        </div>
        {draw && (
          <section aria-label={t('numbers')}>
            <DrawnOfOrder kind={kindOfOrder({ gameCode, ...draw }, lotteries)} draw={draw} />
          </section>
        )}
        <section className={styles.part}>
          <h3 className={styles.title}>{t('betList')}</h3>
          {failure ? (
            <LoadFailed error={failure} onRetry={onRetry} />
          ) : suborders === undefined ? (
            <output aria-label={common('loading')}>
              <RowSkeleton />
              <RowSkeleton />
            </output>
          ) : (
            <ul className={styles.bets}>
              {suborders.map((suborder) => (
                <SuborderItem
                  key={suborder.suborderId}
                  suborder={suborder}
                  kind={lottery?.kind}
                  plays={lottery?.plays ?? []}
                  renderCancel={(describedBy) => renderCancel(suborder, describedBy)}
                />
              ))}
            </ul>
          )}
        </section>
        <KeyValueList>
          <KeyValue label={lotteryTexts('drawNumber', { number: numerals(shortIssue(issue)) })}>
            {moment(Date.parse(drawsAt))}
          </KeyValue>
          <KeyValue label={t('placedAt')}>{moment(Date.parse(placedAt))}</KeyValue>
          <KeyValue label={t('stake')}>{money(isDecided ? `-${stake}` : stake)}</KeyValue>
          {!isZeroAmount(refunded) && <KeyValue label={t('refunded')}>{money(refunded)}</KeyValue>}
          {isDecided && (
            <>
              <KeyValue label={t('payout')}>{money(payout)}</KeyValue>
              <KeyValue label={t('net')} isTotal>
                {money(net, { sign: 'always' })}
              </KeyValue>
            </>
          )}
        </KeyValueList>
        <CopyCode
          label={t('orderNumber')}
          code={orderId}
          size="small"
          copyLabel={history('copy')}
          copiedLabel={history('copied')}
          refusedText={history('copyRefused')}
        />
      </div>
    </Sheet>
  );
}
