import { type Notice, noteOpenedNotice } from '@livery/api/announcements/getNotices';
import { useMarkAsReadMutation } from '@livery/api/announcements/markAsRead';
import { gatewayApi } from '@livery/api/client';
import { useLanguage } from '@livery/i18n/react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Marks the open announcement as read, first in the cache and then at the gateway. After the reply, all announcements
 * are loaded again. If the call fails, the announcement stays unread, no error is shown, and the next opening tries
 * again. The text is stored on the device, so that it can be read without a network.
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
