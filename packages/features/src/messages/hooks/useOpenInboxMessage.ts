import { type InboxMessage, useGetInboxInfiniteQuery } from '@livery/api/messages/getInbox';
import { historyQuery, type HistoryPages } from '@livery/foundation/history';
import { type OpenMessage, useOpenMessage } from '@livery/foundation/messages';
import { useState } from 'react';

const idOf = ({ id }: InboxMessage) => id;

export interface OpenedInboxMessage extends OpenMessage<InboxMessage> {
  /** Whether the message comes from the whole inbox, because the search failed. */
  isOutsideSearch: boolean;
}

/**
 * Finds the message of the address in the search results. If the search fails, it looks in the whole inbox, because
 * messages that were opened are stored on the device.
 */
export function useOpenInboxMessage(
  inbox: HistoryPages<InboxMessage>,
  { language, search }: { language: string; search: string },
): OpenedInboxMessage {
  const opened = useOpenMessage(inbox, idOf);
  const isMissing = search !== '' && opened.id !== undefined && opened.message === undefined;
  // The message stays on the page during a retry of the search.
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
