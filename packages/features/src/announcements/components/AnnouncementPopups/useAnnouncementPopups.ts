import { useGetAnnouncementsQuery, useMarkAsReadMutation } from '@livery/api/announcements';
import { selectSession } from '@livery/api/session';
import { useLanguage } from '@livery/i18n/react';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useQuietMoment } from '@livery/foundation/navigation';
import { type DuePopup, duePopups } from '../../model/duePopups.ts';
import {
  hadPopupsAfterLogin,
  readHiddenPopups,
  storeHiddenPopups,
  storeSeenPopups,
  storePopupsAfterLogin,
  readSeenPopups,
} from '../../model/storedPopups.ts';

const none: readonly DuePopup[] = [];

/** News that comes over home by itself: what is due, when it may come, and what is kept of it. */
export function useAnnouncementPopups() {
  const language = useLanguage();
  const token = useSelector(selectSession)?.token;
  const { data, isFetching } = useGetAnnouncementsQuery({ language });
  const [markAsRead] = useMarkAsReadMutation();
  const [due, setDue] = useState(none);
  const [shown, setShown] = useState(none);
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  // Only what can open at once waits for its moment: while its code is on its way the moment passes.
  const isQuiet = useQuietMoment(isReady && due.length > 0);

  useEffect(() => {
    // While it is asked for anew it may still be what was unread to a guest.
    if (data === undefined || isFetching || isOpen) return;
    const isAfterLogin = token !== undefined && !hadPopupsAfterLogin(token);
    setDue(duePopups(data, { language, isAfterLogin, seen: readSeenPopups(), hidden: readHiddenPopups() }));
  }, [data, isFetching, isOpen, language, token]);

  useEffect(() => {
    if (!isQuiet) return;
    setShown(due);
    setOpen(true);
    setDue(none);
    if (token !== undefined) storePopupsAfterLogin(token);
    storeSeenPopups(
      due.filter(({ kind }) => kind === 'house').map(({ news }) => news),
      language,
    );
  }, [isQuiet, due, token, language]);

  return {
    news: due.length > 0 ? due : shown,
    isOpen,
    handleReady: useCallback(() => setReady(true), []),
    close: useCallback(() => setOpen(false), []),
    handleSeen: useCallback(
      (id: string) => {
        const seen = shown.find(({ news }) => news.announcementId === id)?.news;
        if (token !== undefined && seen !== undefined && !seen.isRead) void markAsRead(id);
      },
      [shown, token, markAsRead],
    ),
    hide: () =>
      storeHiddenPopups(
        shown.filter(({ kind }) => kind === 'house').map(({ news }) => news),
        language,
      ),
  };
}
