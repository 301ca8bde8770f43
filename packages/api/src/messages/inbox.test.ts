import { fingerprint, messagesChangeItem } from '@livery/device/storage';
import { HttpResponse } from 'msw';
import { waitFor } from '@livery/config/wait-for';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, answerRaw, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { getInboxApi, type InboxMessage } from './getInbox.api.ts';
import { getInboxUnreadApi } from './getInboxUnread.api.ts';
import { followMessages } from './messageTabs.api.ts';
import { readInboxApi } from './readInbox.api.ts';
import { removeInboxApi } from './removeInbox.api.ts';

const network = startNetwork();
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const message = (id: number, read = false): InboxMessage => ({
  ...sampleValues.getInbox.content[0]!,
  id: String(id),
  title: `Message ${id}`,
  read,
});
const filter = { language: 'EN' };
const { getInbox } = getInboxApi.endpoints;
const { getInboxUnread } = getInboxUnreadApi.endpoints;

/** A store that has loaded the first page of an inbox and its number of unread messages. */
async function withInbox(messages: InboxMessage[], { totalPages = 1, unread = 2 } = {}) {
  let askedCount = 0;
  network.use(
    answer(calls.getInbox, () => {
      askedCount += 1;
      return { content: messages, pageNum: 1, totalPages, unReadCount: unread };
    }),
    answer(calls.getInboxUnread, { unReadCount: unread }),
  );
  const store = createTestStore({ session: testSession });
  await store.dispatch(getInboxUnread.initiate());
  await store.dispatch(getInbox.initiate(filter));
  return {
    store,
    asked: () => askedCount,
    rows: () =>
      getInbox
        .select(filter)(store.getState())
        .data!.pages.flatMap(({ content }) => content.map(({ id, read }) => `${id}${read ? '' : ' unread'}`)),
    unread: () => getInboxUnread.select()(store.getState()).data,
  };
}

test('[MSG-07] the inbox count is sent with module CBS3, at most once in 250 ms', async () => {
  // Fake timers stop the clock, so that a slow machine does not change the result.
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  const asked: (string | null)[] = [];
  network.use(
    answer(calls.getInboxUnread, ({ headers }) => {
      asked.push(headers.get('ModuleId'));
      return { unReadCount: 4 - asked.length };
    }),
  );
  const store = createTestStore({ session: testSession });
  const ask = () => store.dispatch(getInboxUnread.initiate(undefined, { forceRefetch: true }));
  expect(calls.getInboxUnread).toMatchObject({ throttleMs: 250, isSilent: true });
  const first = ask();
  await vi.advanceTimersByTimeAsync(0);
  await first;
  expect(getInboxUnread.select()(store.getState()).data).toBe(3);
  const again = Promise.all([ask(), ask()]);
  await vi.advanceTimersByTimeAsync(249);
  expect(asked).toEqual(['CBS3']);
  await vi.advanceTimersByTimeAsync(1);
  await again;
  expect(asked).toEqual(['CBS3', 'CBS3']);
  expect(getInboxUnread.select()(store.getState()).data).toBe(2);
});

test('a page of the inbox corrects the number of unread messages', async () => {
  const { store, unread } = await withInbox([message(2), message(1)]);
  network.use(answer(calls.getInbox, { ...sampleValues.getInbox, unReadCount: 9 }));
  await store.dispatch(getInbox.initiate(filter, { forceRefetch: true }));
  expect(unread()).toBe(9);
});

test('a search is sent with each page, and has its own list', async () => {
  const { store, rows } = await withInbox([message(2), message(1)]);
  const asked: (string | null)[][] = [];
  network.use(
    answer(calls.getInbox, ({ url }) => {
      const query = new URL(url).searchParams;
      asked.push([query.get('search'), query.get('pageNo')]);
      return { content: [message(1)], pageNum: 1, totalPages: 2, unReadCount: 2 };
    }),
  );
  const found = { ...filter, search: 'lotus' };
  await store.dispatch(getInbox.initiate(found));
  await store.dispatch(getInbox.initiate(found, { direction: 'forward' }));
  expect(asked).toEqual([
    ['lotus', '1'],
    ['lotus', '2'],
  ]);
  expect(rows()).toEqual(['2 unread', '1 unread']);
});

describe('reading messages', () => {
  test('updates list and count immediately, and then the count from the reply', async () => {
    const { store, rows, unread } = await withInbox([message(3), message(2), message(1, true)]);
    let body: unknown;
    network.use(answer(calls.readInbox, async (request) => ((body = await request.json()), { unReadCount: 5 })));
    const reading = store.dispatch(readInboxApi.endpoints.readInbox.initiate(['3', '1']));
    expect(rows()).toEqual(['3', '2 unread', '1']);
    expect(unread()).toBe(1);
    await reading;
    expect(body).toEqual({ messageIds: ['3', '1'] });
    await waitFor(() => expect(unread()).toBe(5));
  });

  test('fails if the gateway refuses, and the messages are unread again', async () => {
    const { store, rows, unread } = await withInbox([message(3), message(1, true)]);
    network.use(fail(calls.readInbox, 'NOT_FOUND'));
    await store.dispatch(readInboxApi.endpoints.readInbox.initiate(['3', '1']));
    await waitFor(() => expect(rows()).toEqual(['3 unread', '1']));
    expect(unread()).toBe(2);
  });
});

describe('removing messages', () => {
  test('removes them immediately and updates the count', async () => {
    const { store, rows, unread, asked } = await withInbox([message(3), message(2, true), message(1)]);
    let query = '';
    network.use(
      answer(calls.removeInbox, ({ url }) => {
        query = new URL(url).searchParams.get('messageIds')!;
        return { unReadCount: 1 };
      }),
    );
    const removing = store.dispatch(removeInboxApi.endpoints.removeInbox.initiate(['3', '2']));
    expect(rows()).toEqual(['1 unread']);
    expect(unread()).toBe(1);
    await removing;
    expect(query).toBe('3,2');
    expect(asked()).toBe(1);
  });

  test('fails if the gateway refuses, and the positions are restored with changes made in the meantime', async () => {
    const { store, rows, unread } = await withInbox([message(4), message(3), message(2), message(1)], { unread: 4 });
    network.use(fail(calls.removeInbox, 'INTERNAL'), answer(calls.readInbox, { unReadCount: 3 }));
    network.use(answer(calls.getInboxUnread, { unReadCount: 3 }));
    const removing = store.dispatch(removeInboxApi.endpoints.removeInbox.initiate(['4', '2']));
    expect(rows()).toEqual(['3 unread', '1 unread']);
    await store.dispatch(readInboxApi.endpoints.readInbox.initiate(['3']));
    await removing;
    await waitFor(() => expect(rows()).toEqual(['4 unread', '3', '2 unread', '1 unread']));
    await waitFor(() => expect(unread()).toBe(3));
  });

  describe('of an inbox of 5,000 with five loaded pages', () => {
    /** Simulates a gateway whose messages can be removed, and creates a store that has loaded the first five pages. */
    async function withFivePages() {
      let left = Array.from({ length: 5000 }, (_, index) => message(5000 - index));
      const asked: number[] = [];
      const removing = answer(calls.removeInbox, ({ url }) => {
        const ids = new URL(url).searchParams.get('messageIds')!.split(',');
        left = left.filter(({ id }) => !ids.includes(id));
        return { unReadCount: left.length };
      });
      network.use(
        answer(calls.getInbox, ({ url }) => {
          const pageNum = Number(new URL(url).searchParams.get('pageNo'));
          asked.push(pageNum);
          return {
            content: left.slice((pageNum - 1) * 20, pageNum * 20),
            pageNum,
            totalPages: Math.ceil(left.length / 20),
            unReadCount: left.length,
          };
        }),
        answer(calls.getInboxUnread, () => ({ unReadCount: left.length })),
        removing,
      );
      const store = createTestStore({ session: testSession });
      await store.dispatch(getInboxUnread.initiate());
      await store.dispatch(getInbox.initiate(filter));
      const fetchMore = () => store.dispatch(getInbox.initiate(filter, { direction: 'forward' }));
      for (let page = 2; page <= 5; page += 1) await fetchMore();
      asked.length = 0;
      const remove = async (ids: readonly number[]) => {
        await store.dispatch(removeInboxApi.endpoints.removeInbox.initiate(ids.map(String)));
        // Follow-up requests start in the same turn.
        await waitFor(() => expect(unreadNow()).toBe(left.length));
      };
      const unreadNow = () => getInboxUnread.select()(store.getState()).data;
      const rows = () => [
        ...new Set(
          getInbox
            .select(filter)(store.getState())
            .data!.pages.flatMap(({ content }) => content.map(({ id }) => id)),
        ),
      ];
      const first = (count: number) => left.slice(0, count).map(({ id }) => id);
      return { store, asked, fetchMore, remove, removing, rows, first };
    }

    test('requests no page again, and the next two pages skip no message', async () => {
      const { asked, fetchMore, remove, rows, first } = await withFivePages();
      await remove([4990, 4980, 4930]);
      expect(rows()).toEqual(first(97));
      expect(asked).toEqual([]);
      await fetchMore();
      expect(rows()).toEqual(first(100));
      await remove([5000]);
      await fetchMore();
      await fetchMore();
      expect(rows()).toEqual(first(120));
      expect(asked).toEqual([5, 5, 6]);
    });

    test('requests one page if less than a page is left', async () => {
      const { asked, remove, rows, first } = await withFivePages();
      await remove(Array.from({ length: 90 }, (_, index) => 5000 - index));
      await waitFor(() => expect(rows()).toEqual(first(20)));
      expect(asked).toEqual([1]);
    });

    test('fails if the gateway refuses, and positions are restored although other messages were removed', async () => {
      const { store, remove, removing, rows, first } = await withFivePages();
      let refuse: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        refuse = resolve;
      });
      let isAsked = false;
      network.use(
        answerRaw(calls.removeInbox, async () => {
          isAsked = true;
          await held;
          return HttpResponse.error();
        }),
      );
      const refused = store.dispatch(removeInboxApi.endpoints.removeInbox.initiate(['4950', '4949']));
      await waitFor(() => expect(isAsked).toBe(true));
      network.use(removing);
      await remove(Array.from({ length: 15 }, (_, index) => 5000 - index));
      refuse();
      await refused;
      await waitFor(() => expect(rows()).toEqual(first(85)));
    });

    test('requests all pages again if a page arrived during the removal, because it may skip messages', async () => {
      const { asked, fetchMore, remove, rows, first } = await withFivePages();
      const removing = remove([4990]);
      await fetchMore();
      await removing;
      await waitFor(() => expect(asked).toHaveLength(7));
      await waitFor(() => expect(rows()).toEqual(first(120)));
    });
  });
});

describe('in two tabs', () => {
  test('messages read in another tab are requested again in this tab', async () => {
    const { store, rows, unread } = await withInbox([message(1)]);
    const stop = followMessages(store);
    network.use(
      answer(calls.getInboxUnread, { unReadCount: 0 }),
      answer(calls.getInbox, { content: [message(1, true)], pageNum: 1, totalPages: 1, unReadCount: 0 }),
    );
    messagesChangeItem.write({ by: fingerprint(testSession.token), at: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
    window.dispatchEvent(new StorageEvent('storage', { key: messagesChangeItem.key }));
    await waitFor(() => expect([unread(), ...rows()]).toEqual([0, '1']));
    vi.useRealTimers();
    stop();
  });

  test('a change in another tab is requested again only if it is newer than the page', async () => {
    const { store, rows, asked } = await withInbox([message(1)]);
    messagesChangeItem.write({ by: fingerprint(testSession.token), at: performance.timeOrigin - 1 });
    followMessages(store)();
    expect(asked()).toBe(1);
    network.use(
      answer(calls.getInboxUnread, { unReadCount: 0 }),
      answer(calls.getInbox, { content: [message(1, true)], pageNum: 1, totalPages: 1, unReadCount: 0 }),
    );
    messagesChangeItem.write({ by: fingerprint(testSession.token), at: Date.now() });
    followMessages(store)();
    await waitFor(() => expect(rows()).toEqual(['1']));
  });

  test('reading a message notifies the other tabs after it is saved', async () => {
    const { store } = await withInbox([message(1)]);
    network.use(fail(calls.readInbox, 'INTERNAL'));
    await store.dispatch(readInboxApi.endpoints.readInbox.initiate(['1']));
    expect(messagesChangeItem.read()).toBeUndefined();
    network.use(answer(calls.readInbox, { unReadCount: 0 }));
    await store.dispatch(readInboxApi.endpoints.readInbox.initiate(['1']));
    await waitFor(() => expect(messagesChangeItem.read()).toMatchObject({ by: fingerprint(testSession.token) }));
  });
});
