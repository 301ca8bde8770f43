import { type InboxMessage, type InboxPage, useGetInboxInfiniteQuery } from '@livery/api/messages/getInbox';
import { noteOpenedMessage } from '@livery/api/messages/openedMessage';
import { paths } from '@livery/foundation/addresses';
import { historyQuery, useHistoryPages } from '@livery/foundation/history';
import { afterOverlay } from '@livery/foundation/navigation';
import { useUnread } from '@livery/foundation/unread';
import { useLanguage } from '@livery/i18n/react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useChosenMessages } from '../../hooks/useChosenMessages.ts';
import { useInboxChanges } from '../../hooks/useInboxChanges.ts';
import { useOpenInboxMessage } from '../../hooks/useOpenInboxMessage.ts';
import { useReadAll } from '../../hooks/useReadAll.ts';
import { longestSearch } from '../../model/longestSearch.ts';
import type { InboxViewProps } from './InboxView.tsx';

const rowsOf = ({ content }: InboxPage) => content;
const idOf = ({ id }: InboxMessage) => id;

/**
 * State and handlers of the inbox: its messages, the search, the selection and the open message. Opening a message
 * marks it as read.
 */
export function useInboxScreen(): InboxViewProps {
  const language = useLanguage();
  const navigate = useNavigate();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').slice(0, longestSearch);
  const query = useGetInboxInfiniteQuery({ language, ...(search !== '' && { search }) }, historyQuery);
  const listed = useHistoryPages(query, { listId: `${language} ${search}`, rowsOf, idOf });
  // All loaded messages were removed, but the gateway has more.
  const isEmptied = listed.rows.length === 0 && listed.hasMore && listed.refreshFailure === undefined;
  const inbox = { ...listed, isLoading: listed.isLoading || isEmptied };
  const opened = useOpenInboxMessage(inbox, { language, search });
  const { inbox: unread } = useUnread();
  const changes = useInboxChanges();
  const readAll = useReadAll(language);
  const chosen = useChosenMessages(inbox.rows);
  const [asked, setAsked] = useState<readonly string[]>([]);

  const openedId = opened.message?.id;
  const read = useEffectEvent(() => {
    if (opened.message === undefined) return;
    dispatch(noteOpenedMessage({ language }, opened.message));
    if (!opened.message.read) void changes.read([opened.message.id]);
  });
  useEffect(() => read(), [openedId]);

  const leaveMessage = () => {
    if (((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0) void navigate(-1);
    else void navigate(paths.inbox, { replace: true });
  };

  return {
    inbox,
    isEmpty: search === '' && !inbox.isLoading && inbox.failure === undefined && inbox.rows.length === 0,
    opened,
    search,
    onSearch: (text) =>
      setParams(
        (before) => {
          if (text === '') before.delete('search');
          else before.set('search', text);
          return before;
        },
        { replace: true },
      ),
    unread,
    isReadingAll: readAll.isBusy,
    onReadAll: readAll.onReadAll,
    chosen,
    onReadChosen: () => {
      void changes.read([...chosen.ids]);
      chosen.onEnd();
    },
    asked,
    onAsk: setAsked,
    onKeep: () => setAsked([]),
    onRemove: () => {
      const ids = asked;
      afterOverlay(() => {
        if (openedId !== undefined) leaveMessage();
        chosen.onEnd();
        void changes.remove(ids);
      });
      setAsked([]);
    },
  };
}
