import { useGetAnnouncementsQuery } from '@livery/api/announcements/getAnnouncements';
import { useMarkAsReadMutation } from '@livery/api/announcements/markAsRead';
import { selectSession } from '@livery/api/session';
import { useLanguage } from '@livery/i18n/react';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type DuePopup, duePopups } from '../../model/duePopups.ts';
import {
  hadPopupsAfterLogin,
  readHiddenPopups,
  readSeenPopups,
  storeHiddenPopups,
  storePopupsAfterLogin,
  storeSeenPopups,
} from '../../model/storedPopups.ts';

const none: readonly DuePopup[] = [];

const ofMerchant = (news: readonly DuePopup[]) =>
  news.filter(({ kind }) => kind === 'merchant').map(({ announcement }) => announcement);

/** State of the news on home: the news that is due, the news in the dialog, and the stored record of seen news. */
export function useAnnouncementNews() {
  const language = useLanguage();
  const token = useSelector(selectSession)?.token;
  const { data, isFetching } = useGetAnnouncementsQuery({ language });
  const [markAsRead] = useMarkAsReadMutation();
  const [due, setDue] = useState(none);
  const [shown, setShown] = useState(none);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // While a new request is running, the data may still be that of a guest.
    if (data === undefined || isFetching || isOpen) return;
    const isAfterLogin = token !== undefined && !hadPopupsAfterLogin(token);
    setDue(duePopups(data, { language, isAfterLogin, seen: readSeenPopups(), hidden: readHiddenPopups() }));
  }, [data, isFetching, isOpen, language, token]);

  /** Stores that the player has opened or closed the news. */
  const dismiss = () => {
    if (token !== undefined) storePopupsAfterLogin(token);
    storeSeenPopups(ofMerchant(due), language);
    setDue(none);
  };

  return {
    due,
    shown,
    isOpen,
    open: () => {
      setShown(due);
      setOpen(true);
      dismiss();
    },
    dismiss,
    close: useCallback(() => setOpen(false), []),
    /** Marks a card as read at the gateway when it is shown. */
    handleSeen: useCallback(
      (id: string) => {
        const seen = shown.find(({ announcement }) => announcement.announcementId === id)?.announcement;
        if (token !== undefined && seen !== undefined && !seen.isRead) void markAsRead(id);
      },
      [shown, token, markAsRead],
    ),
    /** Hides the merchant's news until its content changes. */
    hide: () => storeHiddenPopups(ofMerchant(shown), language),
  };
}
