import { gatewayApi } from '@livery/api/client';
import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

/** An order that waits for its draw. */
export type PlacedOrder = Pick<LotteryOrderDetail, 'orderId' | 'gameCode' | 'issue' | 'drawsAt'>;

/** A draw that is over, with the player's orders on it. */
interface DrawEventOf {
  /** Identifies the draw. */
  id: string;
  /** Settled orders of the player on the draw, at least one. */
  orders: readonly LotteryOrderDetail[];
}

interface DrawEvents {
  /** Orders that are not settled yet. */
  waiting: readonly PlacedOrder[];
  /**
   * The draw that is shown next or was shown last. It stays until its sheet is closed. Undefined before the first draw.
   */
  shown: DrawEventOf | undefined;
  /** Whether the sheet of `shown` must be open, because the player has not closed it yet. */
  isDue: boolean;
  onClose: () => void;
  onSettled: (order: LotteryOrderDetail) => void;
}

const drawOf = ({ gameCode, issue }: PlacedOrder) => `${gameCode} ${issue}`;

/**
 * Shows draws one after the other, each after all orders on it are settled.
 *
 * @param onSettled called for each order when it is settled. At that time, the balance is already being requested again
 */
export function useDrawEvents(
  orders: readonly PlacedOrder[],
  onSettled: (order: LotteryOrderDetail) => void,
): DrawEvents {
  const dispatch = useDispatch();
  const [settled, setSettled] = useState<readonly LotteryOrderDetail[]>([]);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<DrawEventOf>();

  const waiting = orders.filter(({ orderId }) => settled.every((order) => order.orderId !== orderId));
  const awaited = new Set(waiting.map(drawOf));
  // An order whose bets were all cancelled has no result to show.
  const due = settled.filter((order) => order.status !== 'CANCELLED' && !awaited.has(drawOf(order)));
  const id = due.map(drawOf).find((draw) => !seen.has(draw));
  if (id !== undefined && last?.id !== id) setLast({ id, orders: due.filter((order) => drawOf(order) === id) });

  return {
    waiting,
    shown: last,
    isDue: id !== undefined && last?.id === id,
    onClose: () => {
      if (last) setSeen((before) => new Set([...before, last.id]));
    },
    onSettled: (order) => {
      setSettled((before) => [...before.filter(({ orderId }) => orderId !== order.orderId), order]);
      dispatch(gatewayApi.util.invalidateTags(['Wallet']));
      onSettled(order);
    },
  };
}
