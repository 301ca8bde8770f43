import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const notices = async (query: Record<string, string> = {}, token?: string) =>
  (await gateway.call('getNotices', { query, token })).value;
const mark = (announcementId: string, token?: string, merchant?: string) =>
  gateway.call('markAsRead', { token, merchant, body: { announcementId, read: true } });

test('notices are listed by page, newest first, each only once', async () => {
  const first = await notices({ pageSize: '4' });
  expect(first.pageNum).toBe(1);
  expect(first.totalPages).toBeGreaterThan(2);
  const pages = await Promise.all(
    Array.from({ length: first.totalPages }, (_one, index) => notices({ pageSize: '4', pageNo: String(index + 1) })),
  );
  const all = pages.flatMap(({ content }) => content);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.map(({ publishedAt }) => publishedAt)).toEqual(
    all
      .map(({ publishedAt }) => publishedAt)
      .toSorted()
      .toReversed(),
  );
  expect((await notices({ pageSize: '4', pageNo: '999' })).content).toEqual([]);
});

test('a guest has no read marks, an unread count of zero, and cannot mark announcements', async () => {
  const { content, unReadCount } = await notices({ pageSize: '100' });
  expect([unReadCount, content.filter(({ read }) => read)]).toEqual([0, []]);
  expect((await mark(content[0]!.announcementId)).code).toBe('SESSION_MISSING');
});

test('a mark applies to its member only, in every list, and lowers the unread count', async () => {
  const token = await gateway.tokenOf('demo1');
  const before = await notices({ pageSize: '100' }, token);
  expect(before.unReadCount).toBe(before.content.length);
  const { announcementId } = before.content[2]!;
  expect((await mark(announcementId, token)).value).toEqual({ unReadCount: before.unReadCount - 1 });
  const again = await mark(announcementId, token);
  expect(again.value).toEqual({ unReadCount: before.unReadCount - 1 });
  const after = await notices({ pageSize: '100' }, token);
  expect(after.content.filter(({ read }) => read).map((one) => one.announcementId)).toEqual([announcementId]);
  const { player } = (
    await gateway.call('getAnnouncements', {
      token,
      query: { types: 'PL', platform: 'M', merchantCode: 'aurora', language: 'EN' },
    })
  ).value;
  expect(player.content.filter(({ read }) => read).map((one) => one.announcementId)).toEqual([announcementId]);
  const other = await notices({ pageSize: '100' }, await gateway.tokenOf('demo2'));
  expect(other.unReadCount).toBe(before.unReadCount);
});

test('simultaneous marks count each announcement once', { tags: 'whole' }, async () => {
  const token = await gateway.tokenOf('demo3');
  const { content, unReadCount } = await notices({ pageSize: '100' }, token);
  const ids = content.slice(0, 3).map(({ announcementId }) => announcementId);
  const replies = await Promise.all([...ids, ...ids, ...ids].map((id) => mark(id, token)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await notices({}, token)).unReadCount).toBe(unReadCount - 3);
});

test('agents’ announcements are listed and can be marked only for agents', async () => {
  const groups = async (token?: string) =>
    (
      await gateway.call('getAnnouncements', {
        token,
        query: { types: 'PR,A', platform: 'M', merchantCode: 'aurora', language: 'EN' },
      })
    ).value;
  const agent = await gateway.tokenOf('agent1');
  const player = await gateway.tokenOf('demo1');
  const forAgents = (await groups(agent)).agent!.content;
  expect(forAgents.length).toBeGreaterThan(0);
  expect((await groups(player)).agent!.content).toEqual([]);
  expect((await groups()).agent!.content).toEqual([]);
  expect((await groups()).promotion!.content.length).toBeGreaterThan(0);
  const listed = async (token: string) =>
    (await notices({ pageSize: '100' }, token)).content.map(({ announcementId }) => announcementId);
  expect(await listed(agent)).toEqual(expect.arrayContaining(forAgents.map(({ announcementId }) => announcementId)));
  expect((await listed(player)).filter((id) => id.startsWith('A-'))).toEqual([]);
  const { announcementId } = forAgents[0]!;
  expect((await mark(announcementId, player)).code).toBe('NOT_FOUND');
  expect((await mark(announcementId, agent)).status).toBe(200);
});

test('an announcement of another merchant or kind, or an unknown one, is NOT_FOUND', async () => {
  const token = await gateway.tokenOf('demo1');
  const { announcementId } = (await gateway.call('getNotices', { merchant: 'padma' })).value.content[0]!;
  expect((await mark(announcementId, token)).code).toBe('NOT_FOUND');
  expect((await mark('PL-999999999', token)).code).toBe('NOT_FOUND');
  const own = (await notices({}, token)).content[0]!.announcementId;
  expect((await mark(own.replace('PL', 'PU'), token)).code).toBe('NOT_FOUND');
});

test.each([['PL-0'], ['PL-1; drop table members'], ['XX-1'], ['']])(
  'the announcementId %j is rejected with REQUEST_INVALID',
  async (announcementId) => {
    expect((await mark(announcementId, await gateway.tokenOf('demo1'))).code).toBe('REQUEST_INVALID');
  },
);

test('texts are in the requested language', async () => {
  const titles = await Promise.all(
    ['EN', 'BN', 'UR', 'PT'].map(async (language) =>
      (await notices({ language, pageSize: '100' })).content.map(({ title }) => title),
    ),
  );
  for (const [index] of titles[0]!.entries()) expect(new Set(titles.map((list) => list[index])).size).toBe(4);
  expect(JSON.stringify(titles)).not.toMatch(/\{\w+\}/);
});
