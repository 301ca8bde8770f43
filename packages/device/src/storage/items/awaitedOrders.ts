import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** An order on a lottery's draw, of which nobody has said yet what came of it. */
export interface AwaitedOrder {
  /** Whose it is: the merchant and the user name. */
  owner: string;
  orderId: string;
  /** Code of the lottery. */
  gameCode: string;
  /** The draw. */
  issue: string;
  /** When that is, as the gateway says it. */
  drawsAt: string;
}

/** The orders that were placed in this tab and are awaited, in the order they were. */
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
