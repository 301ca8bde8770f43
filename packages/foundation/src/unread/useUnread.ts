import { useGetChatUnreadQuery } from '@livery/api/messages/getChatUnread';
import { useGetInboxUnreadQuery } from '@livery/api/messages/getInboxUnread';
import { selectRole, selectSession } from '@livery/api/session';
import { useMerchant } from '@livery/merchant/react';
import { useSelector } from 'react-redux';
import { useUnreadAnnouncements } from './useUnreadAnnouncements.ts';

/** Numbers of unread items. All are 0 until they are known, and for players without such items. */
export interface Unread {
  announcements: number;
  inbox: number;
  /** Replies of the live chat. */
  chat: number;
  /** Sum of all. */
  total: number;
}

/** Seconds after which a count is requested again when it is shown next. */
const fresh = { refetchOnMountOrArgChange: 30 } as const;

/** The type of account that has no live chat. */
const typeWithoutChat = 4;

/** The numbers of unread items, equal on all screens. A failed request counts as zero and is not reported. */
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
