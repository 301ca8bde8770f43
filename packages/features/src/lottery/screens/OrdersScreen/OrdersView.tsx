import type { BetStatus } from '@livery/api/contract';
import type { LotteryOrder } from '@livery/api/lottery/getOrders';
import { HistoryList, type HistoryPages, useOpenRow } from '@livery/foundation/history-list';
import { useTexts } from '@livery/i18n/react';
import { Button, TabBar } from '@livery/ui';
import type { ReactNode } from 'react';
import { orderStatuses } from '../../model/orderStates.ts';
import styles from './OrdersView.module.css';

export interface OrdersViewProps {
  /** The status by which the orders are filtered. Undefined: all orders. */
  status: BetStatus | undefined;
  onStatus: (status: BetStatus | undefined) => void;
  /** Id of the list. Different for each filter. */
  listId: string;
  orders: HistoryPages<LotteryOrder>;
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
  /** Opens the betting screen. */
  onBet: () => void;
  renderRow: (order: LotteryOrder, onOpen: () => void) => ReactNode;
  /** Renders all details of an order, in a sheet. */
  renderDetail: (order: LotteryOrder, sheet: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

const panelId = 'orders';
const all = 'ALL';

/**
 * A player's orders, grouped by day. They are all orders, or the orders of one status. A press on an order opens its
 * details.
 */
export function OrdersView({ status, onStatus, listId, orders, onBet, renderRow, renderDetail }: OrdersViewProps) {
  const { t } = useTexts('orders');
  const opened = useOpenRow<LotteryOrder>();
  return (
    <>
      <div className={styles.statuses}>
        <TabBar
          label={t('status')}
          tabs={[{ id: all, label: t('ALL') }, ...orderStatuses.map((id) => ({ id, label: t(id) }))]}
          current={status ?? all}
          onChoose={(id) => onStatus(orderStatuses.find((one) => one === id))}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(status ?? all)}>
        <HistoryList
          label={t('title')}
          listId={listId}
          pages={orders}
          atOf={({ placedAt }) => placedAt}
          renderRow={(order) => renderRow(order, () => opened.onOpen(order))}
          emptyDrawing="slip"
          emptyTitle={t(status ? 'noneOfStatus' : 'empty')}
          emptyHint={t(status ? 'noneOfStatusHint' : 'emptyHint')}
          emptyAction={
            <Button variant="primary" onClick={onBet}>
              {t('placeBet')}
            </Button>
          }
        />
      </div>
      {opened.row && renderDetail(opened.row, opened)}
    </>
  );
}
