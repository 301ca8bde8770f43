import { useGetAnnouncementsQuery } from '@livery/api/announcements/getAnnouncements';
import { useMarkAsReadMutation } from '@livery/api/announcements/markAsRead';
import { selectSession } from '@livery/api/session';
import { useLanguage } from '@livery/i18n/react';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useUserIdle } from '@livery/foundation/navigation';
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

/**
 * State of the popups over home: the popups that are due, the time when they may open, and the stored record of shown
 * popups.
 */
export function useAnnouncementPopups() {
  const language = useLanguage();
  const token = useSelector(selectSession)?.token;
  const { data, isFetching } = useGetAnnouncementsQuery({ language });
  const [markAsRead] = useMarkAsReadMutation();
  const [due, setDue] = useState(none);
  const [shown, setShown] = useState(none);
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  // Wait for the quiet moment after the code is loaded. Otherwise the quiet moment could pass during the load.
  const isQuiet = useUserIdle(isReady && due.length > 0);

  useEffect(() => {
    // While a new request is running, the data may still be that of a guest.
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
      due.filter(({ kind }) => kind === 'merchant').map(({ announcement }) => announcement),
      language,
    );
  }, [isQuiet, due, token, language]);

  return {
    popups: due.length > 0 ? due : shown,
    isOpen,
    handleReady: useCallback(() => setReady(true), []),
    close: useCallback(() => setOpen(false), []),
    handleSeen: useCallback(
      (id: string) => {
        const seen = shown.find(({ announcement }) => announcement.announcementId === id)?.announcement;
        if (token !== undefined && seen !== undefined && !seen.isRead) void markAsRead(id);
      },
      [shown, token, markAsRead],
    ),
    hide: () =>
      storeHiddenPopups(
        shown.filter(({ kind }) => kind === 'merchant').map(({ announcement }) => announcement),
        language,
      ),
  };
}
