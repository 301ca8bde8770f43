import { gatewayTime } from '@livery/api/client';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import type { PlacedOrder } from '@livery/api/lottery/placeOrder';
import { selectSession } from '@livery/api/session';
import { type AwaitedOrder, awaitedOrdersItem } from '@livery/device/storage';
import { ownerOf } from '@livery/foundation/money-notes';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';

/** Milliseconds after a draw from which it is no event any more: what came of it stands among the orders. */
const pastAfter = 60 * 60_000;

const isOfNow = ({ drawsAt }: AwaitedOrder) => Date.parse(drawsAt) > gatewayTime() - pastAfter;
const without = (orders: readonly AwaitedOrder[], orderId: string) =>
  orders.filter((order) => order.orderId !== orderId);

interface AwaitedOrders {
  /** Those on the lotteries of this page. One that is settled stays until the page is loaded anew. */
  orders: readonly AwaitedOrder[];
  add: (order: PlacedOrder) => void;
  /** Notes that an order is settled: a page that is loaded anew does not wait for it. */
  settle: (orderId: string) => void;
}

/** The player's orders whose draws are waited for: they are in the tab, and so there again after a reload. */
export function useAwaitedOrders(lotteries: readonly Pick<BettableLottery, 'code'>[]): AwaitedOrders {
  const { code: merchant } = useMerchant();
  const owner = ownerOf(merchant, useSelector(selectSession)?.userName);
  const [orders, setOrders] = useState(() =>
    awaitedOrdersItem.read().filter((order) => order.owner === owner && isOfNow(order)),
  );
  return {
    orders: orders.filter(({ gameCode }) => lotteries.some(({ code }) => code === gameCode)),
    add: ({ orderId, gameCode, issue, drawsAt }) => {
      const order = { owner, orderId, gameCode, issue, drawsAt };
      setOrders((before) => [...without(before, orderId), order]);
      awaitedOrdersItem.write([...without(awaitedOrdersItem.read(), orderId).filter(isOfNow), order]);
    },
    settle: (orderId) => void awaitedOrdersItem.write(without(awaitedOrdersItem.read(), orderId)),
  };
}
