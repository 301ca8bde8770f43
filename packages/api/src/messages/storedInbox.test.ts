import { waitFor } from '@livery/config/wait-for';
import { afterEach, describe, expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import { answer, noNetwork } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession, type TestStoreOptions } from '../testing/testStore.ts';
import { getInboxApi, type InboxMessage } from './getInbox.api.ts';
import { noteOpenedMessage } from './openedMessage.api.ts';

const network = startNetwork();
afterEach(() => localStorage.clear());

const filter = { language: 'EN' };
const { getInbox } = getInboxApi.endpoints;
const message = (id: number, rest: Partial<InboxMessage> = {}): InboxMessage => ({
  ...sampleValues.getInbox.content[0]!,
  id: String(id),
  title: `Message ${id}`,
  sentAt: new Date(id * 60_000).toISOString(),
  ...rest,
});
const publish = (...content: InboxMessage[]) =>
  network.use(answer(calls.getInbox, { content, pageNum: 1, totalPages: 9, unReadCount: 0 }));

/** Simulates a visit that requests the inbox, and returns the ids that it shows. */
async function visit(options: TestStoreOptions = { session: testSession }) {
  const store = createTestStore(options);
  await store.dispatch(getInbox.initiate(filter));
  await waitFor(() => expect(getInbox.select(filter)(store.getState()).status).not.toBe('pending'));
  const { data } = getInbox.select(filter)(store.getState());
  return { store, ids: data?.pages.flatMap(({ content }) => content.map(({ id }) => Number(id))) };
}
/** Returns the ids that a visit without a network shows. */
async function offline(options?: TestStoreOptions) {
  network.use(noNetwork(calls.getInbox));
  return (await visit(options)).ids;
}

describe('the stored inbox', () => {
  test('has its first page and older messages that were opened', async () => {
    publish(message(9), message(8));
    const { store } = await visit();
    store.dispatch(noteOpenedMessage(filter, message(2)));
    store.dispatch(noteOpenedMessage(filter, message(9)));
    expect(await offline()).toEqual([9, 8, 2]);
    publish(message(10), message(9));
    await visit();
    expect(await offline()).toEqual([10, 9, 2]);
  });

  test('has at most 20 opened messages in addition to the first page', async () => {
    publish(message(99));
    const { store } = await visit();
    for (let id = 1; id <= 30; id += 1) store.dispatch(noteOpenedMessage(filter, message(id)));
    publish(message(99));
    await visit();
    expect(await offline()).toEqual([99, ...Array.from({ length: 20 }, (_, index) => 30 - index)]);
  });

  test('is limited in size, and prefers opened messages', async () => {
    const long = { content: 'x'.repeat(90_000) };
    publish(message(4, long), message(3, long), message(2, long), message(1));
    const { store } = await visit();
    expect(await offline()).toEqual([4, 3, 1]);
    store.dispatch(noteOpenedMessage(filter, message(2, long)));
    expect(await offline()).toEqual([4, 2, 1]);
    expect(localStorage.getItem('inbox')!.length).toBeLessThan(210_000);
  });

  test('belongs to one member and one language, until the session ends', async () => {
    publish(message(1));
    const { store } = await visit();
    expect(await offline({ session: testSession })).toEqual([1]);
    store.dispatch(sessionEnded({ reason: 'logout' }));
    expect(localStorage.getItem('inbox')).toBeNull();
    expect(await offline()).toBeUndefined();
  });

  test.each(['x', 'null', '{}', '{"owner":"[\\"testmerchant\\",\\"EN\\",\\"amina\\"]","messages":1,"opened":[]}'])(
    'is ignored if it is %j',
    async (text) => {
      createTestStore({ session: testSession });
      localStorage.setItem('inbox', text);
      expect(await offline()).toBeUndefined();
    },
  );
});
