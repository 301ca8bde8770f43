import type { UnknownAction } from '@reduxjs/toolkit';
import { getInboxUnreadApi } from './getInboxUnread.api.ts';

/** The action that changes the number of unread inbox messages. */
export const changeUnread = (change: (count: number) => number): UnknownAction =>
  getInboxUnreadApi.util.updateQueryData('getInboxUnread', undefined, (count) =>
    Math.max(0, change(count)),
  ) as unknown as UnknownAction;
