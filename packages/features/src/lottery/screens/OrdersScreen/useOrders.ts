import { gatewayClockOffset } from '@livery/api/client';
import { type LotteryOrder, type LotteryOrders, useGetOrdersInfiniteQuery } from '@livery/api/lottery/getOrders';
import { historyQuery, useListedPages } from '@livery/foundation/history-list';
import { useLanguage } from '@livery/i18n/react';
import { useState } from 'react';
import type { OrderStatus } from '../../model/orderStates.ts';
import type { OrdersViewProps } from './OrdersView.tsx';

const rowsOf = ({ content }: LotteryOrders) => content;
const idOf = ({ orderId }: LotteryOrder) => orderId;

type State = Pick<OrdersViewProps, 'status' | 'onStatus' | 'listId' | 'orders' | 'clockOffset'>;

/** The orders of a player, of one lottery or of all, and the status that they are narrowed to. */
export function useOrders(gameCode: string | undefined): State {
  const language = useLanguage();
  const [status, setStatus] = useState<OrderStatus>();
  const filter = { language, ...(gameCode !== undefined && { gameCode }), ...(status && { status }) };
  const query = useGetOrdersInfiniteQuery(filter, historyQuery);
  return {
    status,
    onStatus: setStatus,
    listId: JSON.stringify(filter),
    orders: useListedPages(query, { rowsOf, idOf }),
    clockOffset: gatewayClockOffset(),
  };
}
