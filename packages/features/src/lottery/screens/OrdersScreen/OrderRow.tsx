import type { LotteryOrder } from '@livery/api/lottery/getOrders';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { entryFor } from '@livery/foundation/gateway-terms';
import { HistoryRow } from '@livery/foundation/history-list';
import { useTexts } from '@livery/i18n/react';
import { Picks } from '../../components/Picks/Picks.tsx';
import { isGain, netOf } from '../../model/netResult.ts';
import { orderTones, shownStatus } from '../../model/orderStates.ts';
import { shortIssue } from '../../model/shortIssue.ts';
import { ClosesIn } from './ClosesIn.tsx';
import { OrderIcon } from './OrderIcon.tsx';
import styles from './OrderRow.module.css';
import { OrderState } from './OrderState.tsx';

export interface OrderRowProps {
  order: LotteryOrder;
  /** The kind of the order's lottery; undefined if the lottery no longer exists. */
  kind: BettableLottery['kind'] | undefined;
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
  onOpen: () => void;
}

/**
 * An order: its lottery and draw, its bets, its state, and its stake. After the draw, its net result replaces the
 * stake. An open order shows how long it can be changed.
 */
export function OrderRow({ order, kind, clockOffset, onOpen }: OrderRowProps) {
  const { gameName, issue, placedAt, closesAt, status, stake, bets, first } = order;
  const { t } = useTexts('orders');
  const { t: lottery } = useTexts('lottery');
  const { money, numerals, time } = useFormats();
  const shown = shownStatus(order);
  const isDecided = status === 'WON' || status === 'LOST';
  const hasGain = isDecided && isGain(order);
  return (
    <div>
      <HistoryRow
        icon={<OrderIcon status={shown} />}
        iconTone={entryFor(shown, orderTones, 'muted')}
        title={<bdi>{gameName}</bdi>}
        hint={
          <>
            <bdi>{lottery('drawNumber', { number: numerals(shortIssue(issue)) })}</bdi> ·{' '}
            <bdi>{time(Date.parse(placedAt))}</bdi>
          </>
        }
        detail={
          <>
            {first ? (
              <>
                <bdi>{first.playName}</bdi> · <Picks picks={first.picks} kind={kind} />
                {bets > 1 && <> {t('andMore', { number: numerals(String(bets - 1)) })}</>}
              </>
            ) : (
              <bdi>{t('bets', { count: bets, formattedCount: numerals(String(bets)) })}</bdi>
            )}
            {isDecided && (
              <>
                {' · '}
                {t('stake')} <bdi>{money(stake)}</bdi>
              </>
            )}
          </>
        }
        amount={isDecided ? money(netOf(order), { sign: 'always' }) : money(stake)}
        amountSize={hasGain ? 'large' : 'medium'}
        tone={hasGain ? 'positive' : undefined}
        note={<OrderState status={shown} />}
        onOpen={onOpen}
      />
      {status === 'PLACED' && (
        <div className={styles.closing}>
          <ClosesIn closesAt={closesAt} clockOffset={clockOffset} />
        </div>
      )}
    </div>
  );
}
