import { getInboxApi, type InboxMessage } from '@livery/api/messages/getInbox';
import { readInboxApi } from '@livery/api/messages/readInbox';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { inChunks } from '../model/inChunks.ts';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const unreadIn = (pages: readonly { content: readonly InboxMessage[] }[]) =>
  pages.flatMap(({ content }) => content.filter(({ read }) => !read).map(({ id }) => id));

/**
 * Marks the whole inbox as read. The call needs the ids of messages, so more pages are requested while the gateway
 * reports unread messages.
 *
 * @returns whether every call succeeded
 */
async function readWholeInbox(dispatch: Dispatch, language: string): Promise<boolean> {
  let left = Number.POSITIVE_INFINITY;
  const send = async (ids: readonly string[]) => {
    const { data, error } = await dispatch(readInboxApi.endpoints.readInbox.initiate(ids, { track: false }));
    left = data ?? left;
    return error === undefined;
  };
  const fetchMore = (direction?: 'forward') =>
    dispatch(
      getInboxApi.endpoints.getInbox.initiate({ language }, { subscribe: false, ...(direction && { direction }) }),
    );

  let { data, error } = await fetchMore();
  while (data !== undefined && error === undefined) {
    const { pages } = data;
    if (!(await inChunks(unreadIn(pages), send))) return false;
    if (left === 0 || pages.length >= (pages.at(-1)?.totalPages ?? 0)) return true;
    ({ data, error } = await fetchMore('forward'));
  }
  return false;
}

/** Returns a function that marks all messages as read and shows the result in a toast. */
export function useReadAll(language: string): { isBusy: boolean; onReadAll: () => void } {
  const { t } = useTexts('inbox');
  const { showToast } = useToasts();
  const dispatch = useDispatch<Dispatch>();
  const [isBusy, setBusy] = useState(false);
  const readAll = async () => {
    setBusy(true);
    const isDone = await readWholeInbox(dispatch, language);
    setBusy(false);
    showToast(isDone ? t('allRead') : t('readFailed'), {
      kind: isDone ? 'success' : 'failure',
      duration: toastDuration.short,
    });
  };
  return { isBusy, onReadAll: () => void readAll() };
}
