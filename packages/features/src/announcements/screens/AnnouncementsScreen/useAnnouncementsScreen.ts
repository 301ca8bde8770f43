import { type Notice, type NoticesPage, useGetNoticesInfiniteQuery } from '@livery/api/announcements/getNotices';
import { historyQuery, useHistoryPages } from '@livery/foundation/history';
import { useOpenMessage } from '@livery/foundation/messages';
import { useLanguage } from '@livery/i18n/react';
import { useReadNotice } from '../../hooks/useReadNotice.ts';
import type { AnnouncementsViewProps } from './AnnouncementsView.tsx';

const rowsOf = ({ content }: NoticesPage) => content;
const idOf = ({ announcementId }: Notice) => announcementId;

/** Returns the announcements and the open announcement. Opening an announcement marks it as read. */
export function useAnnouncementsScreen(): AnnouncementsViewProps {
  const language = useLanguage();
  const query = useGetNoticesInfiniteQuery({ language }, historyQuery);
  const notices = useHistoryPages(query, { listId: language, rowsOf, idOf });
  const opened = useOpenMessage(notices, idOf);
  useReadNotice(opened.message);
  return { notices, opened };
}
