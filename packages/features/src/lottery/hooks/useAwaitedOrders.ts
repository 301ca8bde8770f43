import { gatewayTime } from '@livery/api/client';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import type { PlacedOrder } from '@livery/api/lottery/placeOrder';
import { selectSession } from '@livery/api/session';
import { type AwaitedOrder, awaitedOrdersItem } from '@livery/device/storage';
import { ownerOf } from '@livery/foundation/money-notes';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';

/**
 * Milliseconds after a draw. After this time the draw is no longer shown as an event, because its result is in the list
 * of orders.
 */
const pastAfter = 60 * 60_000;

const isOfNow = ({ drawsAt }: AwaitedOrder) => Date.parse(drawsAt) > gatewayTime() - pastAfter;
const without = (orders: readonly AwaitedOrder[], orderId: string) =>
  orders.filter((order) => order.orderId !== orderId);

interface AwaitedOrders {
  /** The orders on the lotteries of this page. A settled order stays until the page is reloaded. */
  orders: readonly AwaitedOrder[];
  add: (order: PlacedOrder) => void;
  /** Removes a settled order from storage, so that a reloaded page does not wait for it. */
  settle: (orderId: string) => void;
}

/**
 * The player's orders that wait for their draw. They are stored for the tab, so that they are restored after a reload.
 */
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
