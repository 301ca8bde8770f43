import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** A lottery order whose result is still unknown. */
export interface AwaitedOrder {
  /** The owner: the merchant and the user name. */
  owner: string;
  orderId: string;
  /** Code of the lottery. */
  gameCode: string;
  /** Issue of the draw. */
  issue: string;
  /** Time of the draw, in the gateway's format. */
  drawsAt: string;
}

/** The orders that were placed in this tab and wait for a result, oldest first. */
export const awaitedOrdersItem = defineItem<readonly AwaitedOrder[]>({
  key: storageKeys.awaitedOrders,
  area: 'session',
  parse: (text) => {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isAwaited) : undefined;
  },
  fallback: [],
});

function isAwaited(found: unknown): found is AwaitedOrder {
  const { owner, orderId, gameCode, issue, drawsAt } = Object(found) as Partial<Record<keyof AwaitedOrder, unknown>>;
  return (
    [owner, orderId, gameCode, issue].every((text) => typeof text === 'string') &&
    Number.isFinite(Date.parse(String(drawsAt)))
  );
}
