import { gatewayClockOffset } from '@livery/api/client';
import type { BetStatus } from '@livery/api/contract';
import { type LotteryOrder, type LotteryOrders, useGetOrdersInfiniteQuery } from '@livery/api/lottery/getOrders';
import { historyQuery, useListedPages } from '@livery/foundation/history-list';
import { useLanguage } from '@livery/i18n/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OrdersViewProps } from './OrdersView.tsx';

const rowsOf = ({ content }: LotteryOrders) => content;
const idOf = ({ orderId }: LotteryOrder) => orderId;

type State = Pick<OrdersViewProps, 'status' | 'onStatus' | 'listId' | 'orders' | 'clockOffset'> & {
  /**
   * Called with the id of an open order that is settled, to remove it from the list of open orders. Undefined if the
   * order stays.
   */
  onSettled: ((orderId: string) => void) | undefined;
};

/** Returns the orders of a player, of one lottery or of all lotteries, and the status by which they are filtered. */
export function useOrders(gameCode: string | undefined): State {
  const language = useLanguage();
  const [status, setStatus] = useState<BetStatus>();
  const filter = { language, ...(gameCode !== undefined && { gameCode }), ...(status && { status }) };
  const query = useGetOrdersInfiniteQuery(filter, historyQuery);
  const listed = useListedPages(query, { rowsOf, idOf });
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const isOpenOnes = status === 'PLACED';
  const rows = isOpenOnes ? listed.rows.filter((order) => !settled.has(idOf(order))) : listed.rows;
  // There are more open orders on pages that are not loaded.
  const isEmptied = rows.length === 0 && listed.hasMore;
  const fetchRest = useEffectEvent(() => void listed.onRefresh());
  useEffect(() => {
    if (isEmptied) fetchRest();
  }, [isEmptied]);

  return {
    status,
    onStatus: setStatus,
    listId: JSON.stringify(filter),
    orders: { ...listed, rows, isLoading: listed.isLoading || (isEmptied && query.isFetching) },
    clockOffset: gatewayClockOffset(),
    onSettled: isOpenOnes ? (orderId) => setSettled((before) => new Set([...before, orderId])) : undefined,
  };
}
