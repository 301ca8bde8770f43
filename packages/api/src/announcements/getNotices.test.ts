import { waitFor } from '@livery/config/wait-for';
import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, noNetwork } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession, type TestStoreOptions } from '../testing/testStore.ts';
import { getNoticesApi } from './getNotices.api.ts';
import { markAsReadApi } from './markAsRead.api.ts';

const network = startNetwork();
afterEach(() => localStorage.clear());

const filter = { language: 'EN' };
const { getNotices } = getNoticesApi.endpoints;
const [first] = sampleValues.getNotices.content;

/** Simulates a visit that requests the announcements, and returns the titles it shows. */
async function visit(options: TestStoreOptions = { session: testSession }) {
  const store = createTestStore(options);
  await store.dispatch(getNotices.initiate(filter));
  const now = () => getNotices.select(filter)(store.getState());
  return { store, now, titles: () => now().data?.pages.flatMap(({ content }) => content.map(({ title }) => title)) };
}

test('announcements that were loaded once are readable without a network, by the same member only', async () => {
  network.use(answer(calls.getNotices, { ...sampleValues.getNotices, totalPages: 3 }));
  await visit();
  await waitFor(() => expect(localStorage.getItem('notices')).not.toBeNull());

  network.use(noNetwork(calls.getNotices));
  const later = await visit();
  expect(later.titles()).toEqual(['Hello']);
  expect(later.now()).toMatchObject({ isError: true, hasNextPage: false });
  expect((await visit({ session: { ...testSession, userName: 'bashir' } })).titles()).toBeUndefined();
});

test('the reply of the gateway replaces the stored announcements', async () => {
  network.use(answer(calls.getNotices, sampleValues.getNotices));
  await visit();
  await waitFor(() => expect(localStorage.getItem('notices')).not.toBeNull());
  network.use(answer(calls.getNotices, { ...sampleValues.getNotices, content: [{ ...first!, title: 'News' }] }));
  expect((await visit()).titles()).toEqual(['News']);
});

test('stored announcements in an unknown format are ignored', async () => {
  localStorage.setItem('notices', JSON.stringify({ owner: '["testmerchant","EN","amina"]', messages: 1, opened: [] }));
  network.use(noNetwork(calls.getNotices));
  expect((await visit()).titles()).toBeUndefined();
});

test('[MSG-05] an announcement is marked as read before the gateway replies', async () => {
  network.use(answer(calls.getNotices, sampleValues.getNotices), answer(calls.markAsRead, sampleValues.markAsRead));
  const { store, now } = await visit();
  const marking = store.dispatch(markAsReadApi.endpoints.markAsRead.initiate(first!.announcementId));
  expect(now().data?.pages[0]?.content[0]?.read).toBe(true);
  await marking;
  expect(now().data?.pages[0]?.content[0]?.read).toBe(true);
});

test('[MSG-05] the gateway gets at most one markAsRead request in 150 ms', async () => {
  const sentIds: string[] = [];
  network.use(
    answer(calls.markAsRead, async (request) => {
      sentIds.push(((await request.json()) as { announcementId: string }).announcementId);
      return sampleValues.markAsRead;
    }),
  );
  const store = createTestStore({ session: testSession });
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  const mark = (id: string) => store.dispatch(markAsReadApi.endpoints.markAsRead.initiate(id));
  const first = mark('PL-1');
  await vi.advanceTimersByTimeAsync(0);
  await first;
  const second = mark('PL-2');
  await vi.advanceTimersByTimeAsync(149);
  expect(sentIds).toEqual(['PL-1']);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  expect(sentIds).toEqual(['PL-1', 'PL-2']);
  vi.useRealTimers();
});
