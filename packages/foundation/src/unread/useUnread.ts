import { useGetChatUnreadQuery } from '@livery/api/messages/getChatUnread';
import { useGetInboxUnreadQuery } from '@livery/api/messages/getInboxUnread';
import { selectRole, selectSession } from '@livery/api/session';
import { useMerchant } from '@livery/merchant/react';
import { useSelector } from 'react-redux';
import { useUnreadAnnouncements } from './useUnreadAnnouncements.ts';

/** Numbers of unread items. A number is 0 until it is known, and for players who cannot have such items. */
export interface Unread {
  announcements: number;
  inbox: number;
  /** Number of unread replies in the live chat. */
  chat: number;
  /** Sum of all. */
  total: number;
}

/** Seconds after which a number is requested again when a component that shows it mounts. */
const fresh = { refetchOnMountOrArgChange: 30 } as const;

/** The type of account that has no live chat. */
const typeWithoutChat = 4;

/** The numbers of unread items, equal on all screens. If a request fails, its number is 0 and no error is shown. */
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
