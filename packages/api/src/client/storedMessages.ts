import type { StoredItem, StoredMessages } from '@livery/device/storage';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Number of opened messages that the device stores. */
const mostOpened = 20;
/** Maximum of characters of all titles and texts together. */
const mostCharacters = 200_000;

interface Message {
  title: string;
  content: string;
  read: boolean;
}

interface Kind<Schema> {
  /** The storage item of the messages. */
  item: StoredItem<StoredMessages, undefined>;
  /** Schema of the message list. Stored messages that do not fit it are ignored. */
  schema: Schema;
  idOf: (message: never) => string;
  /** Returns the sending time of a message, in the format of the gateway. */
  atOf: (message: never) => string;
}

/**
 * Creates storage for messages, so that they can be read without a network: the first page of their list, and opened
 * messages of any page.
 */
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

  /** Stores as many messages as fit, opened messages first. */
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
    /** Returns the stored list as a single page; undefined if nothing is stored for this owner. */
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

    /** Stores the first page, together with older messages that were opened. */
    storeFirstPage: (owner: string, content: readonly One[]): void => {
      const { messages, opened } = read(owner) ?? nothing;
      const oldest = content.at(-1);
      // An opened message that is as new as the page but not on the page was removed.
      const older = messages.filter(
        (message) => opened.includes(idOf(message)) && oldest !== undefined && timeOf(message) < timeOf(oldest),
      );
      write(owner, { messages: [...content, ...older], opened });
    },

    /** Stores an opened message from any page of the list. */
    storeOpened: (owner: string, message: One): void => {
      const before = read(owner) ?? nothing;
      const id = idOf(message);
      write(owner, {
        messages: [message, ...before.messages.filter((one) => idOf(one) !== id)],
        opened: [id, ...before.opened.filter((one) => one !== id)].slice(0, mostOpened),
      });
    },

    /**
     * Marks messages on the device as read, or removes them from the device. The stored messages always belong to the
     * signed-in member.
     */
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
