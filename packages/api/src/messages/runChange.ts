import type { UnknownAction } from '@reduxjs/toolkit';
import { gatewayApi, type GatewayTag } from '../client/gatewayApi.ts';
import { changeUnread } from './changeUnread.ts';
import { noteMessagesChange } from './messageTabs.api.ts';

interface Started {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => unknown;
  /** The client's context. It identifies the store. */
  extra: unknown;
  /** Resolves with the new number of unread messages. */
  queryFulfilled: Promise<{ data: number }>;
}

interface Change {
  /** Shows the change in the cached lists that do not show it yet. */
  show: () => void;
  /** Reverts the change after a failure. */
  undo: () => void;
  /** Number of unread messages that the change removes. */
  fewer: number;
  onDone?: () => void;
}

/** Number of running inbox changes of each client. */
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
 * Shows a change of the inbox immediately, and after the reply the state from the reply. A reply that arrives during
 * the change may contain the old state. Of two concurrent changes, the older reply may arrive last. So data that may be
 * wrong is requested again after all changes.
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
    // Lists that were loaded during the change still show the old state.
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
    // The reply to another request may already include this change in the count.
    askAnew(['Unread']);
  }
}
