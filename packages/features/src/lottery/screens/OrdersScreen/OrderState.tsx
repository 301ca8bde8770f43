import type { UnknownWord } from '@livery/api/contract';
import { entryFor, GatewayTerm } from '@livery/foundation/gateway-terms';
import { HistoryState } from '@livery/foundation/history-list';
import { useTexts } from '@livery/i18n/react';
import { OrderIcon } from './OrderIcon.tsx';
import styles from './OrderState.module.css';
import { orderTones, type ShownStatus } from '../../model/orderStates.ts';

/** The status of an order or of one of its bets: in words, with an icon. */
export function OrderState({ status }: { status: ShownStatus | UnknownWord }) {
  const { t } = useTexts('orders');
  return (
    <HistoryState tone={entryFor(status, orderTones, 'muted')}>
      <span className={styles.state}>
        <OrderIcon status={status} />
        <GatewayTerm word={status} text={t} />
      </span>
    </HistoryState>
  );
}
