import { inboxItem } from '@livery/device/storage';
import { safeParse } from 'valibot';
import type { GatewayContext } from '../client/context.ts';
import { getInbox } from '../contract/messages/getInbox.ts';
import { selectSession, type WithSession } from '../session/sessionSlice.ts';
import type { InboxFilter, InboxMessage, InboxPage } from './inbox.ts';

/** How many messages that were opened stay on the device. */
const mostOpened = 20;
/** Characters of all titles and texts together. */
const mostCharacters = 200_000;

/** Whose an inbox on the device is: a merchant's, in a language, a member's. Undefined where nobody is signed in. */
export function inboxOwner(
  { language }: InboxFilter,
  { merchant }: GatewayContext,
  state: unknown,
): string | undefined {
  const session = selectSession(state as WithSession);
  return session ? JSON.stringify([merchant.code, language, session.userName]) : undefined;
}

interface Stored {
  messages: readonly InboxMessage[];
  opened: readonly string[];
}

const nothing: Stored = { messages: [], opened: [] };

function read(owner: string): Stored | undefined {
  const stored = inboxItem.read();
  if (stored?.owner !== owner) return undefined;
  const { success, output } = safeParse(getInbox.value.entries.content, stored.messages);
  return success ? { messages: output, opened: stored.opened } : undefined;
}

/** Stores messages as far as there is room: those that were opened come before those that were not. */
function write(owner: string, { messages, opened }: Stored): void {
  let room = mostCharacters;
  const isOpened = ({ id }: InboxMessage) => opened.includes(id);
  const fitting = [...messages.filter(isOpened), ...messages.filter((one) => !isOpened(one))].filter((message) => {
    const length = message.title.length + message.content.length;
    if (length > room) return false;
    room -= length;
    return true;
  });
  const newestFirst = fitting.toSorted((one, other) => Date.parse(other.sentAt) - Date.parse(one.sentAt));
  inboxItem.write({ owner, messages: newestFirst, opened });
}

/** The inbox as this device has it, as its only page; undefined where it has none of this owner. */
export function storedInbox(owner: string): InboxPage | undefined {
  const stored = read(owner);
  return (
    stored && {
      content: [...stored.messages],
      pageNum: 1,
      totalPages: 1,
      unReadCount: stored.messages.filter((message) => !message.read).length,
    }
  );
}

/** Stores the first page, beside those older messages that were opened. */
export function storeFirstPage(owner: string, { content }: InboxPage): void {
  const { messages, opened } = read(owner) ?? nothing;
  const oldest = content.at(-1)?.sentAt;
  // What is as new as the page and is not on it was removed.
  const older = messages.filter(
    ({ id, sentAt }) => opened.includes(id) && oldest !== undefined && Date.parse(sentAt) < Date.parse(oldest),
  );
  write(owner, { messages: [...content, ...older], opened });
}

/** Stores a message that was opened, wherever it stands in the inbox. */
export function storeOpened(owner: string, message: InboxMessage): void {
  const before = read(owner) ?? nothing;
  write(owner, {
    messages: [message, ...before.messages.filter(({ id }) => id !== message.id)],
    opened: [message.id, ...before.opened.filter((id) => id !== message.id)].slice(0, mostOpened),
  });
}

/** Marks messages as read on the device, or takes them off it. What is stored is always the inbox of who is signed in. */
export function changeStored(ids: ReadonlySet<string>, change: 'read' | 'remove'): void {
  const owner = inboxItem.read()?.owner;
  const stored = owner === undefined ? undefined : read(owner);
  if (owner === undefined || stored === undefined) return;
  const messages =
    change === 'remove'
      ? stored.messages.filter(({ id }) => !ids.has(id))
      : stored.messages.map((message) => (ids.has(message.id) ? { ...message, read: true } : message));
  write(owner, { ...stored, messages });
}
