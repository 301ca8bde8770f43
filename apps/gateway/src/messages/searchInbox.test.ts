import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Connection } from '../db/connect.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { selectInbox } from './inboxRows.ts';

let gateway: TestGateway;
let connection: Connection;
let token: string;
let memberId: number;

const titled = (title: Record<string, string>, content: Record<string, string>) =>
  gateway.sql(
    `insert into messages (merchant_code, member_id, kind, title, content) values ('aurora', ${memberId}, 'OTHER', '${JSON.stringify(title)}', '${JSON.stringify(content)}')`,
  );

beforeAll(async () => {
  gateway = await startTestGateway();
  connection = connect(gateway.databaseUrl);
  token = await gateway.tokenOf('demo3');
  const [member] = await gateway.sql("select id from members where username = 'demo3' and merchant_code = 'aurora'");
  memberId = Number(member.id);
  // Every hundredth of 5,000 messages contains "lotus".
  await gateway.sql(`
    insert into messages (merchant_code, member_id, kind, title, content, sent_at)
    select 'aurora', ${memberId}, 'OTHER', jsonb_build_object('EN', 'Message ' || number),
      jsonb_build_object('EN', case when number % 100 = 0 then '<p>A <b>Lotus</b> of 500</p>' else '<p class="petal">Words.</p>' end),
      now() - number * interval '1 minute'
    from generate_series(1, 5000) number`);
  await titled(
    { EN: 'Half off', BN: '৫০% ছাড়' },
    { EN: '<p>Save 100% at snake_case, c:\\temp</p>', BN: '<p>500 টাকা</p>' },
  );
  await titled({ EN: 'ÓTIMA OFERTA', PT: 'Ótima oferta' }, { EN: '<p>x</p>' });
});
afterAll(async () => {
  await connection.close();
  await gateway.close();
});

const find = async (search: string, query: Record<string, string> = {}) =>
  (await gateway.call('getInbox', { token, query: { search, ...query } })).value;
const titles = async (search: string, language = 'EN') =>
  (await find(search, { language })).content.map(({ title }) => title);

describe('a search of an inbox of 5,000', () => {
  test('returns all matches by page, newest first, with the unread count of the whole inbox', async () => {
    const first = await find('lotus');
    expect(first).toMatchObject({ totalPages: 3, pageNum: 1, unReadCount: 5_002 });
    expect(first.content.map(({ title }) => title).slice(0, 2)).toEqual(['Message 100', 'Message 200']);
    const last = await find('lotus', { pageNo: '3' });
    expect(last.content.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Message ${(41 + index) * 100}`),
    );
  });

  test('matches words of title and text in any order and case, but not markup', async () => {
    expect(await titles('LOTUS message 4200')).toEqual(['Message 4200']);
    expect(await titles('ótima')).toEqual(['ÓTIMA OFERTA']);
    expect(await titles('petal')).toEqual([]);
    expect((await find('   ')).totalPages).toBe(251);
  });

  test('searches the displayed language, including its digits', async () => {
    expect(await titles('৫০০ টাকা', 'BN')).toEqual(['৫০% ছাড়']);
    expect(await titles('টাকা')).toEqual([]);
  });

  test('matches wildcards of patterns literally', async () => {
    for (const words of ['100%', 'snake_case', 'c:\\temp', '%', '\\'])
      expect(await titles(words), words).toEqual(['Half off']);
    for (const words of ['1%0', 'snake_cas_', "' or 1=1 --"]) expect(await titles(words), words).toEqual([]);
  });

  test('searches messages of this member only', async () => {
    const other = await gateway.tokenOf('demo2');
    expect((await gateway.call('getInbox', { token: other, query: { search: 'lotus of 500' } })).value.content).toEqual(
      [],
    );
  });

  test.each(['x'.repeat(65), 'a\0b'])('with an invalid text is rejected: %j', async (search) => {
    const { status, code } = await gateway.call('getInbox', { token, query: { search } });
    expect([status, code]).toEqual([400, 'REQUEST_INVALID']);
  });

  test("reads only the member's messages, by their index", async () => {
    const rows = await connection.db.transaction(async (queries) => {
      await queries.execute(sql`set local enable_seqscan = off`);
      const session = { memberId, merchantCode: 'aurora' } as Parameters<typeof selectInbox>[1];
      return (await queries.execute(sql`explain ${selectInbox(queries, session).getSQL()}`)).rows;
    });
    expect(JSON.stringify(rows)).toContain('messages_by_member');
  });
});
