import { useGetChatUnreadQuery } from '@livery/api/messages/getChatUnread';
import { useGetInboxUnreadQuery } from '@livery/api/messages/getInboxUnread';
import { selectRole, selectSession } from '@livery/api/session';
import { useMerchant } from '@livery/merchant/react';
import { useSelector } from 'react-redux';
import { useUnreadAnnouncements } from './useUnreadAnnouncements.ts';

/** How much somebody has not read. All are 0 until they are known, and for whoever has none of it. */
export interface Unread {
  announcements: number;
  inbox: number;
  /** Answers of the live chat. */
  chat: number;
  /** All of it. */
  total: number;
}

/** Seconds after which a count is asked for anew where it is shown next. */
const fresh = { refetchOnMountOrArgChange: 30 } as const;

/** The type of account that has no live chat. */
const typeWithoutChat = 4;

/** What is unread, the same wherever it is shown. What cannot be had counts nothing, without a word. */
export function useUnread(): Unread {
  const { switches } = useMerchant();
  const isMember = useSelector(selectRole) === 'member';
  const type = useSelector(selectSession)?.type;
  const hasChat = isMember && switches.CBS3 && type !== typeWithoutChat;
  const announcements = useUnreadAnnouncements();
  const { data: inboxCount = 0 } = useGetInboxUnreadQuery(undefined, { skip: !isMember, ...fresh });
  const { data: chatCount = 0 } = useGetChatUnreadQuery(undefined, { skip: !hasChat, ...fresh });
  const inbox = isMember ? inboxCount : 0;
  const chat = hasChat ? chatCount : 0;
  return { announcements, inbox, chat, total: announcements + inbox + chat };
}
