import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

// A new database for each test, because each test adds content.
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

test('[API-08] gateways 1 (WEB) and 3 (MOBILE) show their own and shared content; the default is MOBILE', async () => {
  /** Adds one banner and one announcement of each type for a gateway, as copies of existing rows. */
  const add = async (number: string | null, title: string) => {
    const words = [number, JSON.stringify({ EN: title })];
    await gateway.sql(
      `insert into announcements (merchant_code, kind, title, content, rank, gateway)
       select distinct on (kind) merchant_code, kind, $2::jsonb, content, 0, $1 from announcements where merchant_code = 'padma'`,
      words,
    );
    await gateway.sql(
      `insert into banners (merchant_code, group_name, theme, title, line, rank, gateway)
       select merchant_code, group_name, theme, $2::jsonb, line, 0, $1 from banners where merchant_code = 'padma' limit 1`,
      words,
    );
  };
  await add('1', 'At a desk');
  await add('3', 'In a hand');
  await add(null, 'Everywhere');

  const added = new Set(['At a desk', 'In a hand', 'Everywhere']);
  const shownTo = async (query: Record<string, string>) => {
    const { value } = await gateway.call('getAnnouncements', {
      merchant: 'padma',
      query: { types: 'B,PL,PU,PR', platform: 'M', merchantCode: 'padma', language: 'EN', ...query },
    });
    const { banners, player, popup, promotion } = value;
    return [banners, player, popup, promotion!].map(({ content }) =>
      content.flatMap(({ title }) => (added.has(title) ? [title] : [])).toSorted(),
    );
  };
  const inEachGroup = (...titles: string[]) => [titles, titles, titles, titles];
  expect(await shownTo({ gateway: '1' })).toEqual(inEachGroup('At a desk', 'Everywhere'));
  expect(await shownTo({ gateway: '3' })).toEqual(inEachGroup('Everywhere', 'In a hand'));
  expect(await shownTo({})).toEqual(inEachGroup('Everywhere', 'In a hand'));
});

test('[API-08] the announcement list and the unread count include only content of MOBILE', async () => {
  const list = async (token?: string) =>
    (await gateway.call('getNotices', { token, query: { pageSize: '100' } })).value;
  const token = await gateway.tokenOf('demo1');
  const before = await list(token);
  const add = (number: string) =>
    gateway.sql(
      `insert into announcements (merchant_code, kind, title, content, rank, gateway)
       values ('aurora', 'PL', '{"EN":"New"}', '{"EN":"New"}', 0, $1)`,
      [number],
    );
  await add('1');
  expect(await list(token)).toEqual(before);
  await add('3');
  const after = await list(token);
  expect(after.content.map(({ title }) => title)).toEqual(['New', ...before.content.map(({ title }) => title)]);
  expect(after.unReadCount).toBe(before.unReadCount + 1);
});
