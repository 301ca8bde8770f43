import { inboxItem } from '@livery/device/storage';
import type { GatewayContext } from '../client/context.ts';
import { createStoredMessages } from '../client/storedMessages.ts';
import { getInbox } from '../contract/messages/getInbox.ts';
import { selectSession, type WithSession } from '../session/sessionSlice.ts';
import type { InboxFilter, InboxMessage } from './inbox.ts';

/** Returns the owner of an inbox on the device: merchant, language and member. Undefined if no player is signed in. */
export function inboxOwner(
  { language }: InboxFilter,
  { merchant }: GatewayContext,
  state: unknown,
): string | undefined {
  const session = selectSession(state as WithSession);
  return session ? JSON.stringify([merchant.code, language, session.userName]) : undefined;
}

/** The inbox on the device. */
export const storedInbox = createStoredMessages({
  item: inboxItem,
  schema: getInbox.value.entries.content,
  idOf: ({ id }: InboxMessage) => id,
  atOf: ({ sentAt }: InboxMessage) => sentAt,
});
