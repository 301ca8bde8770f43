import { type InboxMessage, useGetInboxInfiniteQuery } from '@livery/api/messages/getInbox';
import { historyQuery, type HistoryPages } from '@livery/foundation/history';
import { type OpenMessage, useOpenMessage } from '@livery/foundation/messages';
import { useState } from 'react';

const idOf = ({ id }: InboxMessage) => id;

export interface OpenedInboxMessage extends OpenMessage<InboxMessage> {
  /** The message is of the whole inbox, since what was searched for cannot be had. */
  isOutsideSearch: boolean;
}

/**
 * Finds the message that the address names among what the search found. Where the search cannot be had, it is looked for in the
 * whole inbox, whose messages that were opened lie on the device.
 */
export function useOpenInboxMessage(
  inbox: HistoryPages<InboxMessage>,
  { language, search }: { language: string; search: string },
): OpenedInboxMessage {
  const opened = useOpenMessage(inbox, idOf);
  const isMissing = search !== '' && opened.id !== undefined && opened.message === undefined;
  // It stays on the page while the search is tried again.
  const [hasFailed, setFailed] = useState(false);
  if (isMissing && !hasFailed && (inbox.failure ?? inbox.refreshFailure) !== undefined) setFailed(true);
  const isSought = isMissing && hasFailed;
  const { currentData } = useGetInboxInfiniteQuery({ language }, { ...historyQuery, skip: !isSought });
  const found = isSought
    ? currentData?.pages.flatMap(({ content }) => content).find(({ id }) => id === opened.id)
    : undefined;
  return found === undefined
    ? { ...opened, isOutsideSearch: false }
    : { id: opened.id, message: found, isAwaited: false, isOutsideSearch: true };
}
