import type { StoredItem, StoredMessages } from '@livery/device/storage';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** How many messages that were opened stay on the device. */
const mostOpened = 20;
/** Characters of all titles and texts together. */
const mostCharacters = 200_000;

interface Message {
  title: string;
  content: string;
  read: boolean;
}

interface Kind<Schema> {
  /** Where they are stored. */
  item: StoredItem<StoredMessages, undefined>;
  /** Of the messages as a list: what does not fit the contract any more is passed over. */
  schema: Schema;
  idOf: (message: never) => string;
  /** When it was sent, as the gateway says it. */
  atOf: (message: never) => string;
}

/** Messages that can be read again without a network: the first page of their list, and those of any page that were opened. */
export function createStoredMessages<Schema extends GenericSchema<unknown, Message[]>>(kind: Kind<Schema>) {
  type One = InferOutput<Schema>[number];
  interface Stored {
    messages: readonly One[];
    opened: readonly string[];
  }
  const { item, schema } = kind;
  const idOf = kind.idOf as (message: One) => string;
  const timeOf = (message: One) => Date.parse((kind.atOf as (message: One) => string)(message));
  const nothing: Stored = { messages: [], opened: [] };

  const read = (owner: string): Stored | undefined => {
    const stored = item.read();
    if (stored?.owner !== owner) return undefined;
    const { success, output } = safeParse(schema, stored.messages);
    return success ? { messages: output, opened: stored.opened } : undefined;
  };

  /** Stores messages as far as there is room: those that were opened come before those that were not. */
  const write = (owner: string, { messages, opened }: Stored): void => {
    let room = mostCharacters;
    const isOpened = (message: One) => opened.includes(idOf(message));
    const fitting = [...messages.filter(isOpened), ...messages.filter((one) => !isOpened(one))].filter((message) => {
      const length = message.title.length + message.content.length;
      if (length > room) return false;
      room -= length;
      return true;
    });
    item.write({ owner, messages: fitting.toSorted((one, other) => timeOf(other) - timeOf(one)), opened });
  };

  return {
    /** The list as this device has it, as its only page; undefined where it has none of this owner. */
    page: (owner: string) => {
      const stored = read(owner);
      return (
        stored && {
          content: [...stored.messages],
          pageNum: 1,
          totalPages: 1,
          unReadCount: stored.messages.filter((message) => !message.read).length,
        }
      );
    },

    /** Stores the first page, beside those older messages that were opened. */
    storeFirstPage: (owner: string, content: readonly One[]): void => {
      const { messages, opened } = read(owner) ?? nothing;
      const oldest = content.at(-1);
      // What is as new as the page and is not on it was removed.
      const older = messages.filter(
        (message) => opened.includes(idOf(message)) && oldest !== undefined && timeOf(message) < timeOf(oldest),
      );
      write(owner, { messages: [...content, ...older], opened });
    },

    /** Stores a message that was opened, wherever it stands in the list. */
    storeOpened: (owner: string, message: One): void => {
      const before = read(owner) ?? nothing;
      const id = idOf(message);
      write(owner, {
        messages: [message, ...before.messages.filter((one) => idOf(one) !== id)],
        opened: [id, ...before.opened.filter((one) => one !== id)].slice(0, mostOpened),
      });
    },

    /** Marks messages as read on the device, or takes them off it. What is stored is always of who is signed in. */
    change: (ids: ReadonlySet<string>, to: 'read' | 'removed'): void => {
      const owner = item.read()?.owner;
      const stored = owner === undefined ? undefined : read(owner);
      if (owner === undefined || stored === undefined) return;
      const messages =
        to === 'removed'
          ? stored.messages.filter((message) => !ids.has(idOf(message)))
          : stored.messages.map((message) => (ids.has(idOf(message)) ? { ...message, read: true } : message));
      write(owner, { ...stored, messages });
    },
  };
}
