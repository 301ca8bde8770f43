import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await startTestGateway();
  for (const name of ['demo1', 'demo2', 'demo3', 'agent1']) tokens[name] = await gateway.tokenOf(name);
});
afterAll(() => gateway.close());

const inbox = async (name: string, query: Record<string, string> = { pageSize: '100' }) =>
  (await gateway.call('getInbox', { token: tokens[name], query })).value;
const unread = async (name: string) =>
  (await gateway.call('getInboxUnread', { token: tokens[name] })).value.unReadCount;
const change = (call: 'readInbox' | 'removeInbox', name: string, ...messageIds: string[]) =>
  call === 'readInbox'
    ? gateway.call(call, { token: tokens[name], body: { messageIds } })
    : gateway.call(call, { token: tokens[name], query: { messageIds: messageIds.join(',') } });

test('the demo members have dozens of messages, a few messages, or an empty inbox', async () => {
  const [few, many, none] = await Promise.all(['demo1', 'demo2', 'demo3'].map((name) => inbox(name)));
  expect(many!.content.length).toBeGreaterThan(36);
  expect(few!.content.length).toBeLessThan(12);
  expect(none).toEqual({ content: [], pageNum: 1, totalPages: 0, unReadCount: 0 });
  for (const list of [few!, many!]) expect(list.content.filter(({ read }) => !read).length).toBe(list.unReadCount);
  expect(await unread('demo2')).toBe(many!.unReadCount);
});

test('pages contain each message once, newest first, with the total unread count', async () => {
  const first = await inbox('demo2', { pageSize: '10' });
  const pages = await Promise.all(
    Array.from({ length: first.totalPages }, (_one, index) =>
      inbox('demo2', { pageSize: '10', pageNo: String(index + 1) }),
    ),
  );
  const all = pages.flatMap(({ content }) => content);
  expect(all).toEqual((await inbox('demo2')).content);
  expect(all.map(({ sentAt }) => sentAt)).toEqual(
    all
      .map(({ sentAt }) => sentAt)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(pages.map(({ unReadCount }) => unReadCount)).size).toBe(1);
});

test('texts are in each language, as HTML, without unfilled placeholders', async () => {
  const [english, bengali, urdu, portuguese] = await Promise.all(
    ['EN', 'BN', 'UR', 'PT'].map((language) => inbox('demo2', { language, pageSize: '100' })),
  );
  expect(english!.content.at(-1)!.title).toBe('Welcome to Aurora');
  expect(bengali!.content.at(-1)!.title).toBe('Aurora-এ স্বাগতম');
  expect(urdu!.content.at(-1)!.title).toBe('Aurora میں خوش آمدید');
  expect(portuguese!.content.at(-1)!.title).toBe('Boas-vindas à Aurora');
  expect(english!.content.every(({ content }) => /^<(p|ul)>/.test(content))).toBe(true);
  expect(JSON.stringify([english, bengali, urdu, portuguese])).not.toMatch(/\{\w+\}/);
});

test('reading lowers the unread count once, for this member only, also for a message to all', async () => {
  const before = await inbox('demo1');
  const open = before.content.filter(({ read }) => !read).map(({ id }) => id);
  const toAll = before.content.find(({ kind }) => kind === 'MAINTENANCE')!.id;
  expect(open).toContain(toAll);
  const others = await unread('demo2');
  expect((await change('readInbox', 'demo1', toAll, toAll)).value).toEqual({ unReadCount: before.unReadCount - 1 });
  expect((await change('readInbox', 'demo1', toAll)).value).toEqual({ unReadCount: before.unReadCount - 1 });
  expect(await unread('demo2')).toBe(others);
  expect((await inbox('demo1')).content.find(({ id }) => id === toAll)!.read).toBe(true);
  expect((await change('readInbox', 'demo1', ...open)).value).toEqual({ unReadCount: 0 });
});

test('a removed message is removed only for this member, and cannot be read any more', async () => {
  const before = await inbox('agent1');
  const toAll = before.content.find(({ kind }) => kind === 'SECURITY' || kind === 'MAINTENANCE')!;
  const reply = await change('removeInbox', 'agent1', toAll.id);
  expect(reply.value).toEqual({ unReadCount: before.unReadCount - (toAll.read ? 0 : 1) });
  expect((await change('removeInbox', 'agent1', toAll.id)).value).toEqual(reply.value);
  expect((await inbox('agent1')).content.map(({ id }) => id)).toEqual(
    before.content.map(({ id }) => id).filter((id) => id !== toAll.id),
  );
  expect((await change('readInbox', 'agent1', toAll.id)).code).toBe('NOT_FOUND');
  const kinds = new Set((await inbox('demo2')).content.map(({ kind }) => kind));
  expect(kinds).toContain(toAll.kind);
});

test('a foreign or unknown message is NOT_FOUND, and the call changes nothing', async () => {
  const own = (await inbox('demo2')).content.filter(({ read }) => !read).at(0)!.id;
  const before = await unread('demo2');
  const someone = (
    await gateway.sql(
      "select messages.id from messages join members on members.id = member_id where username = 'demo1' and messages.merchant_code = 'aurora' limit 1",
    )
  )[0].id;
  const elsewhere = (
    await gateway.sql("select id from messages where merchant_code = 'padma' and member_id is null limit 1")
  )[0].id;
  for (const call of ['readInbox', 'removeInbox'] as const) {
    for (const other of [someone, elsewhere, '999999999999999'])
      expect((await change(call, 'demo2', own, other)).code).toBe('NOT_FOUND');
  }
  expect(await unread('demo2')).toBe(before);
  expect((await inbox('demo2')).content.map(({ id }) => id)).toContain(own);
});

test('a message to all reaches current members, not later ones', async () => {
  await gateway.sql(
    'insert into messages (merchant_code, kind, title, content) values (\'aurora\', \'OTHER\', \'{"EN":"For all"}\', \'{"EN":"<p>x</p>"}\')',
  );
  for (const name of ['demo1', 'demo3']) expect((await inbox(name)).content[0]!.title).toBe('For all');
  await gateway.sql(
    "update members set created_at = now() + interval '1 second' where username = 'demo3' and merchant_code = 'aurora'",
  );
  expect((await inbox('demo3')).content).toEqual([]);
});

test('guests and trial accounts have no inbox', async () => {
  for (const call of ['getInbox', 'getInboxUnread'] as const)
    expect((await gateway.call(call)).code).toBe('SESSION_MISSING');
  await gateway.sql("update members set type = 4 where username = 'demo3' and merchant_code = 'aurora'");
  for (const call of ['getInbox', 'getInboxUnread', 'getChatUnread'] as const)
    expect((await gateway.call(call, { token: tokens.demo3! })).code).toBe('TRIAL_NOT_ALLOWED');
  for (const call of ['readInbox', 'removeInbox'] as const)
    expect((await change(call, 'demo3', '1')).code).toBe('TRIAL_NOT_ALLOWED');
});

test.each<[string[]]>([[[]], [['0']], [['1 or 1=1']], [['9'.repeat(16)]], [Array(101).fill('1')]])(
  'message ids %j are rejected with REQUEST_INVALID',
  async (messageIds) => {
    for (const call of ['readInbox', 'removeInbox'] as const)
      expect((await change(call, 'demo2', ...messageIds)).code).toBe('REQUEST_INVALID');
  },
);
