import { messagesChangeItem } from '@livery/device/storage';
import { waitFor } from '@livery/config/wait-for';
import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { randomFrom } from '../testing/randomFrom.ts';
import { sampleValues } from '../testing/samples.ts';
import type { InboxMessage } from './inbox.ts';

const network = startNetwork();
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
});

const filter = { language: 'EN' };
const messageCount = 12;

/** A gateway whose late replies contain the state at the time of the request. */
function createGateway(random: () => number) {
  let messages: InboxMessage[] = Array.from({ length: messageCount }, (_, index) => ({
    ...sampleValues.getInbox.content[0]!,
    id: String(messageCount - index),
    read: false,
  }));
  const count = () => messages.filter(({ read }) => !read).length;
  const unread = () => ({ unReadCount: count() });
  /** Delays a value by a random number of event loop turns, so that replies can overtake each other. */
  const late = async <Value>(value: Value): Promise<Value> => {
    for (let turns = Math.floor(random() * 12); turns > 0; turns -= 1) await new Promise(setImmediate);
    return value;
  };
  network.use(
    answer(calls.getInboxUnread, () => late(unread())),
    answer(calls.getInbox, () => late({ content: messages, pageNum: 1, totalPages: 1, ...unread() })),
    answer(calls.readInbox, async (request) => {
      const { messageIds } = (await request.json()) as { messageIds: string[] };
      messages = messages.map((one) => (messageIds.includes(one.id) ? { ...one, read: true } : one));
      return late(unread());
    }),
    answer(calls.removeInbox, ({ url }) => {
      const ids = new URL(url).searchParams.get('messageIds')!.split(',');
      messages = messages.filter(({ id }) => !ids.includes(id));
      return late(unread());
    }),
  );
  return { messages: () => messages, unread: count };
}

/**
 * Simulates a tab: the modules are loaded again with their own state. It shows the inbox, or only the number of unread
 * messages.
 */
async function openTab({ hasList }: { hasList: boolean }) {
  vi.resetModules();
  const { createTestStore, testSession } = await import('../testing/testStore.ts');
  const { getInboxApi } = await import('./getInbox.api.ts');
  const { getInboxUnreadApi } = await import('./getInboxUnread.api.ts');
  const { readInboxApi } = await import('./readInbox.api.ts');
  const { removeInboxApi } = await import('./removeInbox.api.ts');
  const { followMessages } = await import('./messageTabs.api.ts');
  const store = createTestStore({ session: testSession });
  const { getInbox } = getInboxApi.endpoints;
  const { getInboxUnread } = getInboxUnreadApi.endpoints;
  await store.dispatch(getInboxUnread.initiate());
  if (hasList) await store.dispatch(getInbox.initiate(filter));
  const listed = () =>
    getInbox
      .select(filter)(store.getState())
      .data?.pages.flatMap(({ content }) => content) ?? [];
  return {
    read: (id: string) => store.dispatch(readInboxApi.endpoints.readInbox.initiate([id])),
    remove: (id: string) => store.dispatch(removeInboxApi.endpoints.removeInbox.initiate([id])),
    refresh: () => store.dispatch(getInbox.initiate(filter, { forceRefetch: true, subscribe: false })),
    follow: () => followMessages(store),
    isIdle: () => !/"status":"pending"/.test(JSON.stringify(store.getState().gateway)),
    count: () => getInboxUnread.select()(store.getState()).data,
    rows: () => listed().map(rowOf),
  };
}

/** Simulates storage events in all tabs. The tab that stored the change recognises the change as its own. */
function sayWhatIsStored() {
  const store = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function say(this: Storage, key: string, value: string) {
    store.call(this, key, value);
    if (key === messagesChangeItem.key)
      queueMicrotask(() => window.dispatchEvent(new StorageEvent('storage', { key })));
  });
}

const rowOf = ({ id, read }: InboxMessage) => `${id}${read ? '' : ' unread'}`;

/** Reads, removes and refreshes messages in random order in a tab, without waiting for replies. */
async function useInbox(
  tabs: readonly Awaited<ReturnType<typeof openTab>>[],
  gateway: ReturnType<typeof createGateway>,
  random: () => number,
) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  for (let step = 0; step < 8; step += 1) {
    const tab = pick(tabs);
    const act = pick(['read', 'read', 'remove', 'refresh'] as const);
    if (act === 'refresh') void tab.refresh();
    else void tab[act](pick(gateway.messages()).id);
    for (let turns = Math.floor(random() * 4); turns > 0; turns -= 1) await new Promise(setImmediate);
  }
}

const seeds = [1, 2, 3, 4];

test.each(seeds)(
  '[MSG-06] after reads and removals with replies in any order, list and count are right (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const gateway = createGateway(random);
    const tab = await openTab({ hasList: true });
    await useInbox([tab], gateway, random);
    await waitFor(() => expect(tab.isIdle()).toBe(true));
    expect(tab.rows()).toEqual(gateway.messages().map(rowOf));
    expect(tab.count()).toBe(gateway.unread());
  },
);

test.each(seeds)('[MSG-06] the counts of three tabs agree after reads in any order (seed %i)', async (seed) => {
  const random = randomFrom(seed);
  const gateway = createGateway(random);
  const tabs = [await openTab({ hasList: true }), await openTab({ hasList: true })];
  const third = await openTab({ hasList: false });
  const all = [...tabs, third];
  const stops = all.map(({ follow }) => follow());
  sayWhatIsStored();
  await useInbox(tabs, gateway, random);
  const numbers = () => all.map(({ count }) => count());
  await waitFor(() => {
    expect(all.every(({ isIdle }) => isIdle())).toBe(true);
    expect(numbers()).toEqual(all.map(gateway.unread));
  });
  for (const { rows } of tabs) expect(rows()).toEqual(gateway.messages().map(rowOf));
  for (const stop of stops) stop();
});
