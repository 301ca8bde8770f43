import type { UnknownAction } from '@reduxjs/toolkit';
import { gatewayApi, type GatewayTag } from '../client/gatewayApi.ts';
import { changeUnread } from './changeUnread.ts';
import { noteMessagesChange } from './messageTabs.api.ts';

interface Started {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => unknown;
  /** The client's context: what tells one store from another. */
  extra: unknown;
  /** Resolves to how many messages are unread from then on. */
  queryFulfilled: Promise<{ data: number }>;
}

interface Change {
  /** Shows it in the lists that are here, where they do not show it yet. */
  show: () => void;
  /** Takes that back: the gateway did not take it. */
  undo: () => void;
  /** How many unread messages fewer there are by it. */
  fewer: number;
  onDone?: () => void;
}

/** How many changes of the inbox are on their way, by client. */
const underWay = new WeakMap<object, number>();

function count(extra: unknown, more: 1 | -1): number {
  const client = extra as object;
  const now = (underWay.get(client) ?? 0) + more;
  underWay.set(client, now);
  return now;
}

const isPending = (state: unknown, endpoint: string): boolean =>
  Object.values((state as { gateway: { queries: object } }).gateway.queries).some(
    (query: { endpointName?: string; status: string }) => query.endpointName === endpoint && query.status === 'pending',
  );

/**
 * Shows a change of the inbox at once, and then as the gateway has it. A reply that was on its way meanwhile may say how it was
 * before, and of two changes that run side by side the last one to arrive may be the older: what it may have set wrong
 * is then asked for once more, after all of them.
 */
export async function runChange(
  { dispatch, getState, extra, queryFulfilled }: Started,
  { show, undo, fewer, onDone }: Change,
): Promise<void> {
  const askAnew = (tags: GatewayTag[]) => dispatch(gatewayApi.util.invalidateTags(tags));
  count(extra, 1);
  show();
  dispatch(changeUnread((unread) => unread - fewer));
  try {
    const { data: unread } = await queryFulfilled;
    const others = count(extra, -1);
    // Lists that came since show how it was before.
    show();
    dispatch(changeUnread(() => unread));
    noteMessagesChange(getState());
    if (isPending(getState(), 'getInbox')) askAnew(['Inbox']);
    if (others > 0 || isPending(getState(), 'getInboxUnread')) askAnew(['Unread']);
    onDone?.();
  } catch {
    count(extra, -1);
    undo();
    dispatch(changeUnread((unread) => unread + fewer));
    // Another answer may have counted them already.
    askAnew(['Unread']);
  }
}
