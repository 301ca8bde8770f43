import type { UnknownAction } from '@reduxjs/toolkit';
import { getInboxUnreadApi } from './getInboxUnread.api.ts';

/** The action that changes how many messages of the inbox are said to be unread. */
export const changeUnread = (change: (count: number) => number): UnknownAction =>
  getInboxUnreadApi.util.updateQueryData('getInboxUnread', undefined, (count) =>
    Math.max(0, change(count)),
  ) as unknown as UnknownAction;
