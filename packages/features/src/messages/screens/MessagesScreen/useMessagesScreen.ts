import { useGetAnnouncementsQuery } from '@livery/api/announcements/getAnnouncements';
import { useGetInboxInfiniteQuery } from '@livery/api/messages/getInbox';
import { useGetCustomerServiceQuery } from '@livery/api/service/getCustomerService';
import { useGetDownloadsQuery } from '@livery/api/service/getDownloads';
import { paths } from '@livery/foundation/addresses';
import { historyQuery } from '@livery/foundation/history';
import { useGoBack } from '@livery/foundation/navigation';
import { useRule } from '@livery/foundation/roles';
import { useUnread } from '@livery/foundation/unread';
import { useLanguage } from '@livery/i18n/react';
import { useContactAddress } from '../../hooks/useContactAddress.ts';
import type { MessagesViewProps } from './MessagesView.tsx';

/** The data of the message centre: the addresses of its rows, unread counts, and newest titles. */
export function useMessagesScreen(): Omit<MessagesViewProps, 'renderChat'> {
  const language = useLanguage();
  const canRead = useRule(paths.announcements) === 'open';
  const hasInbox = useRule(paths.inbox) === 'open';
  const { data: contacts } = useGetCustomerServiceQuery();
  const { data: links } = useGetDownloadsQuery();
  const { data: announcements } = useGetAnnouncementsQuery({ language }, { skip: !canRead });
  const { currentData: inbox } = useGetInboxInfiniteQuery({ language }, { ...historyQuery, skip: !hasInbox });
  const telegram = useContactAddress(contacts?.find(({ kind }) => kind === 'telegram'));
  const messages = inbox?.pages.flatMap(({ content }) => content);
  const player = announcements?.player;

  return {
    onBack: useGoBack(),
    unread: useUnread(),
    telegram,
    affiliate: links?.find(({ kind }) => kind === 'affiliate')?.url,
    announcements: canRead
      ? { newest: (player?.find(({ isRead }) => !isRead) ?? player?.[0])?.title, isKnown: player !== undefined }
      : 'login',
    inbox: hasInbox
      ? { newest: (messages?.find(({ read }) => !read) ?? messages?.[0])?.title, isKnown: messages !== undefined }
      : 'login',
  };
}
