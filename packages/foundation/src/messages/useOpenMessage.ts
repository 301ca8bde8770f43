import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HistoryPages } from '../history/index.ts';
import { useListPosition } from './useListPosition.ts';

/** The message with the id in the address (`?id=`). */
export interface OpenMessage<Message> {
  /** Undefined if the address has no id, so the list is shown. */
  id: string | undefined;
  /** Undefined if the message is still being searched or does not exist. */
  message: Message | undefined;
  isAwaited: boolean;
}

/**
 * Finds the message of the address, and loads further pages until it is found. The message scrolls to its top, the list
 * to its previous position.
 */
export function useOpenMessage<Message>(
  {
    rows,
    isLoading,
    hasMore,
    isLoadingMore,
    isMoreFailed,
    isRefreshing = false,
    failure,
    onMore,
  }: HistoryPages<Message>,
  idOf: (message: Message) => string,
): OpenMessage<Message> {
  const id = useSearchParams()[0].get('id') ?? undefined;
  useListPosition(id);
  const message = id === undefined ? undefined : rows.find((row) => idOf(row) === id);
  const isWanted = id !== undefined && message === undefined && failure === undefined && !isMoreFailed;
  const look = useEffectEvent(onMore);
  const isDue = isWanted && !isLoading && hasMore && !isLoadingMore;
  useEffect(() => {
    if (isDue) look();
  }, [isDue, rows.length]);
  return { id, message, isAwaited: isWanted && (isLoading || hasMore || isRefreshing) };
}
