import { type Notice, noteOpenedNotice } from '@livery/api/announcements/getNotices';
import { useMarkAsReadMutation } from '@livery/api/announcements/markAsRead';
import { gatewayApi } from '@livery/api/client';
import { useLanguage } from '@livery/i18n/react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Marks the announcement that is open as read: here at once, then at the gateway, after whose answer all announcements are loaded
 * again. What the gateway does not take stays unread, without a word: it is tried again when it is opened again. On the device it
 * stays to be read again without a network.
 */
export function useReadNotice(notice: Notice | undefined): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const language = useLanguage();
  const [markAsRead] = useMarkAsReadMutation();
  const mark = useEffectEvent(async () => {
    if (notice === undefined) return;
    dispatch(noteOpenedNotice({ language }, notice));
    if (notice.read) return;
    const { error } = await markAsRead(notice.announcementId);
    if (error === undefined) dispatch(gatewayApi.util.invalidateTags(['Announcements']));
  });
  const id = notice?.announcementId;
  useEffect(() => void mark(), [id]);
}
