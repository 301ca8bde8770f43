import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { contextOf } from '../client/context.ts';
import type { InboxFilter, InboxMessage } from './inbox.ts';
import { inboxOwner, storedInbox } from './storedInbox.ts';

/** Stores a message that a member opened, so that it can be read without a network. */
export const noteOpenedMessage =
  (filter: InboxFilter, message: InboxMessage): ThunkAction<void, unknown, unknown, UnknownAction> =>
  (_dispatch, getState, extra) => {
    const owner = inboxOwner(filter, contextOf(extra), getState());
    if (owner !== undefined) storedInbox.storeOpened(owner, message);
  };
